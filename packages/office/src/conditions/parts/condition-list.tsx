import { formatDate } from '@foyer/domain/kit/dates.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { today } from '@foyer/ui/today.ts'
import { useDealWords } from '../../deals/index.ts'
import { paths } from '../../kit/paths.ts'
import rows from '../../kit/row-list.module.css'
import { SiteName, useNamesSites } from '../../sites/index.ts'
import type { ListedCondition } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { ConditionBadge } from './condition-badge.tsx'

interface ConditionListProps {
  conditions: readonly ListedCondition[]
  empty: { title: string; text: string }
}

/** Conditions as rows that lead to the tab of their deal. */
export const ConditionList = ({ conditions, empty }: ConditionListProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { client, owner } = useDealWords()
  const isNamed = useNamesSites()
  return (
    <div className={rows.list}>
      <RecordList
        label={t('hub.list')}
        tableFrom={900}
        records={conditions}
        idOf={({ ConditionID }) => ConditionID}
        nameOf={({ Text }) => Text}
        columns={[
          {
            label: t('columns.text'),
            of: (row) => (
              <span className={rows.lines}>
                <KitLink to={paths.deal(row, 'conditions')} className={rows.link} isRow>
                  {row.Text}
                </KitLink>
                <span className={rows.quiet}>{client(row)}</span>
                {isNamed && (
                  <span className={rows.quiet}>
                    <SiteName site={row.SiteID} />
                  </span>
                )}
              </span>
            ),
          },
          {
            label: t('columns.due'),
            of: ({ DueDate }) =>
              DueDate && (
                <span className={rows.lines}>
                  <span>{formatDate(DueDate, language, 'medium')}</span>
                  {DueDate < today() && (
                    <span>
                      <Badge tone="bad">{t('hub.late')}</Badge>
                    </span>
                  )}
                </span>
              ),
          },
          { label: t('columns.status'), of: ({ Shown }) => <ConditionBadge shown={Shown} /> },
          { label: t('columns.lender'), of: ({ Lender }) => Lender && <span className={rows.lines}>{Lender}</span> },
          { label: t('hub.owner'), of: owner },
        ]}
        empty={empty}
      />
    </div>
  )
}
