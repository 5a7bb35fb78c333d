// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/session.h"
#include "settings/settings.h"

#include <QDir>
#include <QImage>
#include <QObject>
#include <QSize>

#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace colonnade {

class MainWindow;

/// Writes a picture of every view: in both languages, light and dark, at two window sizes. The same source gives the
/// same pictures: measured times are left out, and each picture is taken when nothing moves any more.
class Screenshots : public QObject
{
    Q_OBJECT

public:
    Screenshots(SourceOpener opener, SourceChoice choice, const QString& folder);
    ~Screenshots() override;

    void start();

Q_SIGNALS:
    void finished(int exitStatus); ///< 0, or 1 when the source cannot be read or the folder not be written

private:
    /// One kind of window that all views are shown in.
    struct Look
    {
        QString language;
        Settings::Scheme scheme{};
        QSize size;
    };
    /// A picture to take: `prepare` brings the window there and says which widget to take.
    struct Shot
    {
        QString name;
        std::function<QWidget*()> prepare;
    };

    void nextLook();
    void addFirstShots();
    void addPageShots(const QString& suffix);
    void addEditorShots();
    void addOtherShots();
    void nextShot();
    void takeWhenStill();
    void fail(const QString& message);
    [[nodiscard]] QString fileName(const QString& view) const;

    SourceOpener m_opener;
    SourceChoice m_choice;
    QDir m_folder;
    Session m_reader;
    std::shared_ptr<const Analysis> m_analysis;
    std::vector<Look> m_looks; // still to come, as m_shots
    Look m_look;
    std::vector<Shot> m_shots;
    Settings m_settings;
    std::unique_ptr<MainWindow> m_window;
    QWidget* m_subject = nullptr;
    QImage m_last;
    int m_same = 0;
};

} // namespace colonnade
