// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/expirypage.h"

#include "text/quantity.h"
#include "views/distributionview.h"
#include "views/linkbutton.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace colonnade {

struct ExpiryPage::Counted
{
    std::uint64_t permanent = 0;
    std::uint64_t expiring = 0;
};

ExpiryPage::ExpiryPage(QWidget* parent)
    : Page(parent)
    , m_expiring(new QLabel(this))
    , m_permanent(new LinkButton(this))
    , m_distribution(new DistributionView(this))
{
    m_distribution->setEmptyText(tr("The times until keys expire will be here.\nNo key here is known to expire."));
    auto* top = new QHBoxLayout;
    top->addWidget(m_expiring);
    top->addWidget(m_permanent);
    top->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_distribution, 1);
    m_permanent->hide();

    connect(m_permanent, &LinkButton::clicked, this, &ExpiryPage::listPermanent);
    connect(m_distribution, &DistributionView::placeRequested, this, &Page::placeRequested);
    connect(m_distribution, &DistributionView::busyChanged, this, &Page::busyChanged);
}

void ExpiryPage::setView(const View& view)
{
    m_distribution->showMetric(view, Metric::TtlSeconds);
    m_latest = view;
    m_listing.drop();
    m_counting.start([view](const Job&) { return count(view); },
                     [this](const Counted& counted) {
                         setCounted(counted);
                         Q_EMIT busyChanged();
                     });
    Q_EMIT busyChanged();
}

ExpiryPage::Counted ExpiryPage::count(const View& view)
{
    Counted counted;
    if (!view.analysis || !view.analysis->keyspace)
        return counted;
    const KeySelection keys = view.keys();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const Expiry expiry = view.analysis->keyspace->expiry(keys[i]);
        if (expiry.isNever())
            ++counted.permanent;
        else if (expiry.isAt())
            ++counted.expiring;
    }
    return counted;
}

void ExpiryPage::setCounted(const Counted& counted)
{
    const std::uint64_t permanent = counted.permanent;
    const std::uint64_t known = counted.expiring + permanent;
    const auto share = [known](std::uint64_t part) {
        return shareText(static_cast<double>(part) / static_cast<double>(known));
    };
    m_expiring->setVisible(known > 0);
    m_permanent->setVisible(permanent > 0);
    if (known == 0)
        return;
    m_expiring->setText(tr("%1 keys expire (%2).", nullptr, pluralNumber(counted.expiring))
                            .arg(countText(counted.expiring), share(counted.expiring)));
    m_permanent->setText(
        tr("%1 keys never do (%2)", nullptr, pluralNumber(permanent)).arg(countText(permanent), share(permanent)));
}

void ExpiryPage::listPermanent()
{
    const auto permanentKeys = [view = m_latest](const Job&) {
        const KeySelection keys = view.keys();
        std::vector<KeyId> found;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (view.analysis->keyspace->expiry(keys[i]).isNever())
                found.push_back(keys[i]);
        }
        return found;
    };
    m_listing.start(permanentKeys, [this](std::vector<KeyId> keys) {
        Q_EMIT busyChanged();
        //: Title of a list of keys
        Q_EMIT placeRequested(KeyList{tr("Keys without TTL"), KeySelection(std::move(keys))});
    });
    Q_EMIT busyChanged();
}

bool ExpiryPage::isBusy() const
{
    return m_distribution->isBusy() || m_counting.isRunning() || m_listing.isRunning();
}

} // namespace colonnade
