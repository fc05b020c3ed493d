import { usePages } from '@foyer/ui/client/use-pages.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import rows from '../../kit/row-list.module.css'
import { useTexts } from '../texts.ts'
import { useRetentionWords } from '../use-retention-words.ts'
import { DealCell } from './deal-cell.tsx'

/** The deals that were sent: those whose keeping time has ended, or the others. */
export const KeptDeals = ({ view }: { view: 'due' | 'kept' }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { client, date } = useRetentionWords()
  const province = useMenuWords('Province')
  const listed = usePages('/console-api/ListKeptDeals', { View: view })
  return (
    <>
      {listed.isLoading && <CardsSkeleton cards={4} />}
      {listed.pages.length > 0 && (
        <RecordList
          label={t(`tabs.${view}`)}
          tableFrom={900}
          records={listed.pages.flatMap(({ Deals }) => Deals)}
          idOf={({ SiteID, MortgageApplicationID }) => `${SiteID} ${MortgageApplicationID}`}
          nameOf={client}
          columns={[
            { label: t('columns.deal'), of: (row) => <DealCell deal={row} /> },
            {
              label: t('columns.until'),
              of: ({ KeptUntil, HeldFl }) => (
                <span className={rows.lines}>
                  <span>{date(KeptUntil)}</span>
                  {HeldFl === 1 && (
                    <span>
                      <Badge tone="bad">{t('onHold')}</Badge>
                    </span>
                  )}
                </span>
              ),
            },
            { label: t('columns.sent'), of: ({ SubmittedAt }) => formatInstant(SubmittedAt, language) },
            { label: t('columns.province'), of: ({ ProvinceDD }) => province(ProvinceDD) || t('noProvince') },
          ]}
          empty={{ title: t(`empty.${view}`), text: t(`empty.${view}Text`) }}
        />
      )}
      <MorePages pages={listed} label={t('more')} />
    </>
  )
}
