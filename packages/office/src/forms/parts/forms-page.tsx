import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { useLocation } from 'react-router'
import { paths } from '../../kit/paths.ts'
import { SiteName, useNamesSites } from '../../sites/index.ts'
import classes from '../forms.module.css'
import { useTexts } from '../texts.ts'
import { MakeFormDialog } from './make-form-dialog.tsx'

type Forms = ReplyOf<'/console-api/ListForms'>
type ListedForm = Forms['Forms'][number]

/** What visitors see of a form. */
export const FormState = ({ form }: { form: { PublishedAt: string; ChangedFl: number; isOpen: boolean } }) => {
  const t = useTexts()
  const { PublishedAt, ChangedFl, isOpen } = form
  if (PublishedAt === '') return <Badge tone="open">{t('states.draft')}</Badge>
  return (
    <span className={classes.badges}>
      {!isOpen && <Badge tone="quiet">{t('states.closed')}</Badge>}
      {ChangedFl === 1 ? (
        <Badge tone="open">{t('states.changed')}</Badge>
      ) : (
        isOpen && <Badge tone="good">{t('states.published')}</Badge>
      )}
    </span>
  )
}

export const FormsPage = () => {
  const t = useTexts()
  const { reply, failure, isLoading, retry } = useCall('/console-api/ListForms', {})
  const removed = (useLocation().state as { removed?: string } | null)?.removed
  return (
    <StepPage title={t('title')} why={t('why')} width="wide" {...{ isLoading, failure }} onRetry={retry}>
      {removed !== undefined && <Notice kind="success" announced title={t('removed', { name: removed })} />}
      {reply !== undefined && <FormList forms={reply} />}
    </StepPage>
  )
}

const FormList = ({ forms: { Forms, Sites } }: { forms: Forms }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const isNamed = useNamesSites()
  const making = useDialogFor<null>()
  const nameOf = ({ Name, NameFr }: ListedForm) => (language === 'fr' ? NameFr : Name)
  if (Sites.length === 0) return <p className={classes.text}>{t('noSite')}</p>
  return (
    <div className={classes.list}>
      <RecordList
        label={t('list')}
        records={Forms}
        idOf={({ Token }) => Token}
        nameOf={nameOf}
        columns={[
          {
            label: t('columns.form'),
            of: (form) => (
              <span className={classes.lines}>
                <KitLink to={paths.form(form)} className={classes.link} isRow>
                  {nameOf(form)}
                </KitLink>
                {isNamed && (
                  <span className={classes.quiet}>
                    <SiteName site={form.SiteID} />
                  </span>
                )}
              </span>
            ),
          },
          { label: t('columns.state'), of: (form) => <FormState form={{ ...form, isOpen: form.OpenFl === 1 }} /> },
          { label: t('columns.leads'), of: ({ Leads }) => Leads.toLocaleString(language), isFigure: true },
          {
            label: t('columns.last'),
            of: ({ LastLeadAt }) =>
              LastLeadAt === '' ? t('none') : formatDate(dayOfInstant(LastLeadAt), language, 'medium'),
          },
        ]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        add={{ label: t('make.open'), onAdd: () => making.open(null) }}
      />
      {making.dialog && (
        <MakeFormDialog key={making.dialog.opened} isOpen={making.dialog.isOpen} sites={Sites} onClose={making.close} />
      )}
    </div>
  )
}
