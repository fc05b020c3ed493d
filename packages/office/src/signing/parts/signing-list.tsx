import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { paths } from '../../kit/paths.ts'
import rows from '../../kit/row-list.module.css'
import { SiteName, useNamesSites } from '../../sites/index.ts'
import { useTexts } from '../texts.ts'
import { type ListedSigning, useSigningWords } from '../use-signing-words.ts'

interface SigningListProps {
  requests: readonly ListedSigning[]
  empty: { title: string; text: string }
  /** The requests of one deal, which need not be named. */
  isOfDeal?: boolean
}

/** Signing requests as rows that lead to their page. */
export const SigningList = ({ requests, empty, isOfDeal = false }: SigningListProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const words = useSigningWords()
  const isNamed = useNamesSites()
  const of = ({ Client, CliApplicationId }: ListedSigning) => Client || (CliApplicationId === 0 ? '' : t('insurance'))
  return (
    <div className={rows.list}>
      <RecordList
        label={t('list')}
        tableFrom={900}
        records={requests}
        idOf={({ SigningRequestID }) => SigningRequestID}
        nameOf={words.title}
        columns={[
          {
            label: t('columns.document'),
            of: (row) => (
              <span className={rows.lines}>
                <KitLink to={paths.signing(row)} className={rows.link} isRow>
                  {words.title(row)}
                </KitLink>
                {!isOfDeal && of(row) !== words.title(row) && <span className={rows.quiet}>{of(row)}</span>}
                {!isOfDeal && isNamed && (
                  <span className={rows.quiet}>
                    <SiteName site={row.SiteID} />
                  </span>
                )}
              </span>
            ),
          },
          {
            label: t('columns.state'),
            of: (row) => {
              const { tone, words: state } = words.state(row)
              return <Badge tone={tone}>{state}</Badge>
            },
          },
          {
            label: t('columns.signers'),
            of: (row) => (
              <span className={rows.lines}>
                <span>{words.signed(row)}</span>
                <span className={rows.quiet}>{words.next(row)}</span>
              </span>
            ),
          },
          { label: t('columns.asked'), of: ({ CreatedAt }) => formatInstant(CreatedAt, language) },
        ]}
        empty={empty}
      />
    </div>
  )
}
