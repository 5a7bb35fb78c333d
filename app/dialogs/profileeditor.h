// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/analysis.h"
#include "settings/profilestore.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;

namespace colonnade {

class ProfileComparisonView;
class ProfileIdsView;
class ProfileJsonView;
class ProfileRulesView;

/// Edits a profile: by its rules, as JSON, and beside another one. Only what is saved can be used, so that a finding
/// always names a profile that exists; built-in ones stay as they are and are saved under another id.
class ProfileEditor : public QDialog
{
    Q_OBJECT

public:
    explicit ProfileEditor(ProfileStore store, QWidget* parent = nullptr);

    void setAnalysis(const std::shared_ptr<const Analysis>& analysis); ///< to count findings in; null: nothing is open
    void edit(const QString& reference);                               ///< in place of what was edited before
    void showRule(RuleId rule);
    void pinIds(const IdPins& pins);      ///< as if a person had typed them
    void importFile(const QString& path); ///< into one's own profiles; one that cannot be used is refused
    enum class Tab : std::uint8_t { Rules, Ids, Json, Compare };
    void turnTo(Tab tab);

    [[nodiscard]] const QString& reference() const { return m_reference; }
    [[nodiscard]] bool hasChanges() const;
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] ProfileRulesView* rulesView() const { return m_rules; }
    [[nodiscard]] ProfileIdsView* idsView() const { return m_ids; }
    [[nodiscard]] ProfileJsonView* jsonView() const { return m_json; }
    [[nodiscard]] ProfileComparisonView* comparisonView() const { return m_comparison; }

Q_SIGNALS:
    void saved(const QString& reference);
    void removed(const QString& reference);
    void useRequested(const QString& reference); ///< hold what is open against this profile, which is saved

protected:
    void reject() override;

private:
    using Then = std::function<void()>;

    QWidget* makeHead();
    QWidget* makeFoot();
    void listProfiles();
    void load(const QString& reference, const QByteArray& json);
    void takeText(const QByteArray& json);
    void takeProfile(const Profile& profile);
    void showState();
    [[nodiscard]] QString problem() const; ///< why the profile cannot be saved as it is

    void save(const Then& then = {});
    void saveAs(const Profile& profile, const Then& then = {});
    [[nodiscard]] bool write(const QString& path, const QByteArray& json);
    void chooseImport();
    void chooseExport();
    void remove();
    void unlessChanged(const Then& action); ///< asks before changes are lost
    void say(const Error& error);

    ProfileStore m_store;
    QString m_reference;
    Profile m_draft;                ///< the last one that the text could be read as
    std::optional<Profile> m_saved; ///< nothing: the file is no good
    QString m_savedText;
    std::optional<Error> m_textError; ///< the text says something else than the draft
    QString m_failure;                ///< of the last action

    QComboBox* m_profiles;
    QPushButton* m_copy;
    QPushButton* m_export;
    QPushButton* m_delete;
    QTabWidget* m_tabs;
    ProfileRulesView* m_rules;
    ProfileIdsView* m_ids;
    ProfileJsonView* m_json;
    ProfileComparisonView* m_comparison;
    QLabel* m_problem;
    QPushButton* m_save;
    QPushButton* m_use;
};

} // namespace colonnade
