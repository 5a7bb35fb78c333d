// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windows/actions.h"

#include "views/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QRegularExpression>

namespace colonnade {

namespace {

struct Spec
{
    ActionId id;
    const char* text;
    const char* icon;
    QKeyCombination shortcut = {};
};

constexpr QKeyCombination none = QKeyCombination::fromCombined(0);

const Spec specs[] = {
    {ActionId::Open, QT_TRANSLATE_NOOP("Actions", "&Open …"), "open", Qt::CTRL | Qt::Key_O},
    {ActionId::OpenDemo, QT_TRANSLATE_NOOP("Actions", "Open the &demo"), "demo", none},
    {ActionId::OpenSandbox, QT_TRANSLATE_NOOP("Actions", "Start the practice &sandbox"), "sandbox", none},
    {ActionId::Rescan, QT_TRANSLATE_NOOP("Actions", "&Rescan"), "rescan", Qt::Key_F5},
    {ActionId::PauseOrResume, QT_TRANSLATE_NOOP("Actions", "&Pause"), "pause", none},
    {ActionId::Cancel, QT_TRANSLATE_NOOP("Actions", "&Cancel"), "cancel", none},
    {ActionId::Quit, QT_TRANSLATE_NOOP("Actions", "&Quit"), "", Qt::CTRL | Qt::Key_Q},
    {ActionId::Folders, QT_TRANSLATE_NOOP("Actions", "&Folders"), "", Qt::CTRL | Qt::SHIFT | Qt::Key_F},
    {ActionId::Patterns, QT_TRANSLATE_NOOP("Actions", "&Patterns"), "", Qt::CTRL | Qt::SHIFT | Qt::Key_P},
    {ActionId::AllKeys, QT_TRANSLATE_NOOP("Actions", "&All keys"), "", Qt::ALT | Qt::Key_Home},
    {ActionId::Back, QT_TRANSLATE_NOOP("Actions", "&Back"), "back", Qt::ALT | Qt::Key_Left},
    {ActionId::Forward, QT_TRANSLATE_NOOP("Actions", "&Forward"), "forward", Qt::ALT | Qt::Key_Right},
    {ActionId::Find, QT_TRANSLATE_NOOP("Actions", "&Find a key"), "find", Qt::CTRL | Qt::Key_F},
    {ActionId::EditProfile, QT_TRANSLATE_NOOP("Actions", "&Edit the profile …"), "profile", Qt::CTRL | Qt::Key_E},
    {ActionId::About, QT_TRANSLATE_NOOP("Actions", "&About Colonnade"), "", none},
};
static_assert(std::size(specs) == actionCount);

/// As buttons and tooltips show it: in Chinese the mnemonic stands in brackets behind the word.
QString withoutMnemonic(QString text)
{
    static const QRegularExpression inBrackets(QStringLiteral("\\(&\\w\\)"));
    return text.remove(inBrackets).remove(QLatin1Char('&'));
}

} // namespace

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    for (const Spec& spec : specs) {
        auto* action = new QAction(QCoreApplication::translate("Actions", spec.text), this);
        if (*spec.icon)
            action->setIcon(icon(QString::fromLatin1(spec.icon)));
        const QString plain = withoutMnemonic(action->text());
        action->setIconText(plain);
        if (spec.shortcut != none) {
            action->setShortcut(spec.shortcut);
            action->setToolTip(
                QStringLiteral("%1 (%2)").arg(plain, action->shortcut().toString(QKeySequence::NativeText)));
        }
        m_actions.insert(spec.id, action);
    }
}

void Actions::showPaused(bool isPaused)
{
    QAction* action = m_actions.value(ActionId::PauseOrResume);
    action->setText(isPaused ? tr("&Resume") : tr("&Pause"));
    action->setIconText(withoutMnemonic(action->text()));
    action->setIcon(icon(isPaused ? QStringLiteral("resume") : QStringLiteral("pause")));
}

} // namespace colonnade
