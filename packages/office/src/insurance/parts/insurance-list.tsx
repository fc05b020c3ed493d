import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { paths } from '../../kit/paths.ts'
import rows from '../../kit/row-list.module.css'
import { SiteName, useNamesSites } from '../../sites/index.ts'
import { useTexts } from '../texts.ts'
import { type ListedInsurance, useInsuranceWords } from '../use-insurance-words.ts'

interface InsuranceListProps {
  applications: readonly ListedInsurance[]
  empty: { title: string; text: string }
}

/** Insurance applications as rows that lead to their page. */
export const InsuranceList = ({ applications, empty }: InsuranceListProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const words = useInsuranceWords()
  const isNamed = useNamesSites()
  return (
    <div className={rows.list}>
      <RecordList
        label={t('list')}
        tableFrom={900}
        records={applications}
        idOf={({ CliApplicationId }) => CliApplicationId}
        nameOf={words.names}
        columns={[
          {
            label: t('columns.people'),
            of: (row) => (
              <span className={rows.lines}>
                <KitLink to={paths.insurance(row)} className={rows.link} isRow>
                  {words.names(row)}
                </KitLink>
                {isNamed && (
                  <span className={rows.quiet}>
                    <SiteName site={row.SiteID} />
                  </span>
                )}
              </span>
            ),
          },
          { label: t('columns.loan'), of: ({ LoanAmount }) => words.amount(LoanAmount), isFigure: true },
          {
            label: t('columns.status'),
            of: ({ Status }) => {
              const { tone, words: status } = words.status(Status)
              return <Badge tone={tone}>{status}</Badge>
            },
          },
          { label: t('columns.progress'), of: words.progress },
          { label: t('columns.made'), of: ({ CreatedAt }) => formatInstant(CreatedAt, language) },
        ]}
        empty={empty}
      />
    </div>
  )
}
