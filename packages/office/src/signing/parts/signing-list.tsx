import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { paths } from '../../kit/paths.ts'
import { SiteName, useNamesSites } from '../../sites/index.ts'
import { useTexts } from '../texts.ts'
import { type ListedSigning, useSigningWords } from '../use-signing-words.ts'
import classes from './signing.module.css'

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
  return (
    <div className={classes.list}>
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
              <span className={classes.lines}>
                <KitLink to={paths.signing(row)} className={classes.link} isRow>
                  {words.title(row)}
                </KitLink>
                {!isOfDeal && (row.Client !== '' || row.CliApplicationId !== 0) && (
                  <span className={classes.quiet}>{row.Client || t('insurance')}</span>
                )}
                {!isOfDeal && isNamed && (
                  <span className={classes.quiet}>
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
              <span className={classes.lines}>
                <span>{words.signed(row)}</span>
                <span className={classes.quiet}>{words.next(row)}</span>
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
