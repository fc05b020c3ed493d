import { languageOf } from '@foyer/domain/kit/language.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useRef } from 'react'
import { paths } from '../../kit/paths.ts'
import { useRowActs, useRowSteps } from '../../kit/rows.ts'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { SiteName, useNamesSites } from '../../sites/index.ts'
import type { ListedLead } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { type News, useAssign } from '../use-assign.ts'
import { useLeadWords } from '../use-lead-words.ts'
import { AssignDialog } from './assign-dialog.tsx'
import classes from './leads.module.css'

interface LeadListProps {
  leads: readonly ListedLead[]
  empty: { title: string; text: string }
  onNews: (news: News) => void
}

/** Leads as rows that lead to their answers, by mouse, Tab, j and k. */
export const LeadList = ({ leads, empty, onNews }: LeadListProps) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const may = useMay()
  const isNamed = useNamesSites()
  const { language } = useLanguage()
  const { PersonID } = useMe()
  const words = useLeadWords()
  const { claim, giveBack } = useAssign(onNews)
  const assigning = useDialogFor<ListedLead>()
  const list = useRef<HTMLDivElement>(null)
  const mayClaim = may('lead.claim')
  useRowSteps(list)
  useRowActs(
    { box: list, rows: leads, pathOf: paths.lead },
    { a: mayClaim ? (lead) => lead.OwnerID !== PersonID && void claim(lead) : undefined },
  )
  return (
    <div ref={list} className={classes.list}>
      <RecordList
        label={t('list')}
        tableFrom={900}
        records={leads}
        idOf={({ LeadID }) => LeadID}
        nameOf={words.name}
        columns={[
          {
            label: t('columns.name'),
            of: (lead) => (
              <KitLink to={paths.lead(lead)} className={classes.link} isRow>
                {words.name(lead)}
              </KitLink>
            ),
          },
          { label: t('columns.received'), of: words.received },
          {
            label: t('columns.wants'),
            of: (lead) => {
              const [purpose, amount] = [words.purpose(lead), words.amount(lead)]
              if (purpose === '' && amount === '') return ''
              return (
                <span className={classes.lines}>
                  <span>{purpose}</span>
                  <span>{amount}</span>
                </span>
              )
            },
          },
          {
            label: t('columns.form'),
            of: ({ FormName, SiteID, LanguageID }) => (
              <span className={classes.lines}>
                <span lang={languageOf(LanguageID) === language ? undefined : languageOf(LanguageID)}>{FormName}</span>
                {isNamed && (
                  <span className={classes.quiet}>
                    <SiteName site={SiteID} />
                  </span>
                )}
              </span>
            ),
          },
          { label: t('columns.language'), of: ({ LanguageID }) => office(`languages.${languageOf(LanguageID)}`) },
          {
            label: t('columns.owner'),
            of: (lead) => (
              <span className={classes.lines}>
                <span>{words.owner(lead)}</span>
                <Progress lead={lead} />
              </span>
            ),
          },
        ]}
        empty={empty}
        {...(mayClaim && {
          actions: (lead: ListedLead) => (
            <>
              {lead.OwnerID === PersonID ? (
                <RowButton
                  icon="back"
                  label={t('giveBack.label')}
                  named={t('giveBack.named', { name: words.name(lead) })}
                  onClick={() => void giveBack(lead)}
                />
              ) : (
                <RowButton
                  icon="check"
                  label={t('claim.label')}
                  named={t('claim.named', { name: words.name(lead) })}
                  onClick={() => void claim(lead)}
                />
              )}
              <RowButton
                icon="person"
                label={t('assign.label')}
                named={t('assign.named', { name: words.name(lead) })}
                onClick={() => assigning.open(lead)}
              />
            </>
          ),
        })}
      />
      {assigning.dialog && (
        <AssignDialog
          key={assigning.dialog.opened}
          isOpen={assigning.dialog.isOpen}
          lead={assigning.dialog.row}
          onClose={assigning.close}
          onNews={onNews}
        />
      )}
    </div>
  )
}

/** How far an invitation to apply has come. */
const Progress = ({ lead: { InvitedAt, MortgageApplicationID } }: { lead: ListedLead }) => {
  const t = useTexts()
  if (InvitedAt === '' && MortgageApplicationID === 0) return null
  return <span className={classes.quiet}>{t(MortgageApplicationID === 0 ? 'progress.invited' : 'progress.begun')}</span>
}
