// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/mutes.h"

#include "bytes/escape.h"
#include "rules/mutesreader.h"

#include <QFile>
#include <QSaveFile>

#include <yyjson.h>

#include <cassert>
#include <cstdlib>
#include <format>
#include <memory>

namespace colonnade {

namespace {

constexpr std::size_t largestFile = std::size_t{16} << 20;
using Member = std::pair<std::string, std::string>;

std::unexpected<Error> tooLarge(std::string_view name)
{
    return fail(ErrorCode::BadMutes, std::string(name), "no file of mutes is larger than 16 MB");
}

std::string_view memberFor(Mute::Of of)
{
    switch (of) {
    case Mute::Of::Everything:
        break;
    case Mute::Of::Key:
        return "key";
    case Mute::Of::Prefix:
        return "prefix";
    case Mute::Of::Pattern:
        return "pattern";
    }
    return {};
}

/// Writes in the order in which people read it.
class Writer
{
public:
    std::string write(const std::vector<Mute>& mutes, const std::vector<Member>& more)
    {
        yyjson_mut_val* const root = yyjson_mut_obj(m_document.get());
        yyjson_mut_doc_set_root(m_document.get(), root);
        yyjson_mut_obj_add_uint(m_document.get(), root, "schema", 1);
        addMore(root, more);
        yyjson_mut_val* const list = yyjson_mut_arr(m_document.get());
        for (const Mute& mute : mutes)
            yyjson_mut_arr_append(list, object(mute));
        yyjson_mut_obj_add_val(m_document.get(), root, "mutes", list);
        std::size_t size = 0;
        const std::unique_ptr<char, decltype(&std::free)> json(
            yyjson_mut_write(m_document.get(), YYJSON_WRITE_PRETTY_TWO_SPACES, &size), std::free);
        assert(json);
        return std::string(json.get(), size) + '\n';
    }

private:
    yyjson_mut_val* object(const Mute& mute)
    {
        yyjson_mut_val* const object = yyjson_mut_obj(m_document.get());
        if (!mute.rule.empty())
            addText(object, "rule", mute.rule);
        if (mute.of != Mute::Of::Everything)
            addText(object, memberFor(mute.of), mute.of == Mute::Of::Pattern ? mute.what : escaped(mute.what));
        addText(object, "reason", mute.reason);
        addText(object, "author", mute.author);
        addText(object, "date", std::format("{:%F}", mute.date));
        if (mute.expires)
            addText(object, "expires", std::format("{:%F}", *mute.expires));
        addMore(object, mute.more);
        return object;
    }
    void addText(yyjson_mut_val* object, std::string_view name, std::string_view text)
    {
        yyjson_mut_obj_add(object, yyjson_mut_strncpy(m_document.get(), name.data(), name.size()),
                           yyjson_mut_strncpy(m_document.get(), text.data(), text.size()));
    }
    void addMore(yyjson_mut_val* object, const std::vector<Member>& more)
    {
        for (const auto& [name, json] : more)
            yyjson_mut_obj_add(object, yyjson_mut_strncpy(m_document.get(), name.data(), name.size()),
                               yyjson_mut_rawncpy(m_document.get(), json.data(), json.size()));
    }

    std::unique_ptr<yyjson_mut_doc, decltype(&yyjson_mut_doc_free)> m_document{yyjson_mut_doc_new(nullptr),
                                                                               yyjson_mut_doc_free};
};

} // namespace

Result<Mutes> Mutes::parse(std::string_view json, std::string_view name)
{
    if (json.size() > largestFile)
        return tooLarge(name);
    return MutesReader(json, name).read();
}

Result<Mutes> Mutes::load(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.exists())
        return fail(ErrorCode::FileNotFound, path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileNotReadable, path, file.errorString().toStdString());
    const QByteArray json = file.read(static_cast<qint64>(largestFile) + 1);
    if (static_cast<std::size_t>(json.size()) > largestFile)
        return tooLarge(path);
    return MutesReader({json.data(), static_cast<std::size_t>(json.size())}, path).read();
}

std::string Mutes::toJson() const
{
    return Writer().write(m_all, m_more);
}

Result<void> Mutes::save(const std::string& path) const
{
    QSaveFile file(QString::fromStdString(path));
    if (file.open(QIODevice::WriteOnly)) {
        const std::string json = toJson();
        file.write(json.data(), static_cast<qint64>(json.size()));
        if (file.commit())
            return {};
    }
    return fail(ErrorCode::FileWriteFailed, path, file.errorString().toStdString());
}

void Mutes::remove(std::size_t index)
{
    assert(index < m_all.size());
    m_all.erase(m_all.begin() + static_cast<std::ptrdiff_t>(index));
}

} // namespace colonnade
