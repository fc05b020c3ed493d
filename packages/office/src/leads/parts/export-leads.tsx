import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { leadsCsv, leadsOfTable } from '@foyer/domain/leads/csv.ts'
import type { Lead } from '@foyer/domain/leads/fields.ts'
import { read } from '@foyer/ui/client/call.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { saveAs } from '@foyer/ui/save-as.ts'
import { today } from '@foyer/ui/today.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMe } from '../../session/me.ts'
import { useConfirmed } from '../../session/use-confirmed.ts'
import type { LeadFilters } from '../filters.ts'
import { useTexts } from '../texts.ts'
import type { News } from '../use-assign.ts'
import classes from './leads.module.css'

interface Asked {
  SiteID: string
  Token?: string
}

/** A choice is a site, and after a space the token of one of its forms, or none for all of them. */
const askedOf = (choice: string): Asked => {
  const [SiteID = '', Token = ''] = choice.split(' ')
  return { SiteID, ...(Token !== '' && { Token }) }
}

/** Each site with all its forms, then the forms one by one. */
const useChoices = () => {
  const t = useTexts()
  const { Sites } = useMe()
  const { language } = useLanguage()
  const { reply } = useCall('/console-api/ListLeadForms', {})
  const inSite = (form: string, site: string) => (Sites.length > 1 ? t('export.ofSite', { form, site }) : form)
  return Sites.flatMap(({ SiteID }) => [
    { value: `${SiteID} `, label: inSite(t('filters.allForms'), SiteID) },
    ...(reply?.Forms ?? [])
      .filter((form) => form.SiteID === SiteID)
      .map(({ Token, Name, NameFr }) => ({
        value: `${SiteID} ${Token}`,
        label: inSite(language === 'fr' ? NameFr : Name, SiteID),
      })),
  ])
}

/** All pages of the leads, the newest first, each read once. */
const readAll = async (
  page: (before: number) => Promise<Outcome<ReplyOf<'/console-api/ExportLeads'>>>,
): Promise<Outcome<Lead[]>> => {
  const leads: Lead[] = []
  for (let before = 0; ; ) {
    const outcome = await page(before)
    if (!outcome.ok) return outcome
    leads.push(...(JSON.parse(outcome.reply.File) as Lead[]))
    before = outcome.reply.Next
    if (before === 0) return { ok: true, reply: leads }
  }
}

/** One file, as a rule: a table of very many forms, which no spreadsheet opens, is several. */
const save = (leads: readonly Lead[], name: string) => {
  let rest = leads
  for (let file = 1; file === 1 || rest.length > 0; file += 1) {
    const table = leadsOfTable(rest)
    rest = rest.slice(table.length)
    const ending = file === 1 ? '' : `-${file}`
    saveAs(new Blob([leadsCsv(table)], { type: 'text/csv;charset=utf-8' }), `${name}${ending}.csv`)
  }
}

interface ExportLeadsProps {
  filters: LeadFilters
  onNews: (news: News) => void
}

/** The leads of a site for a spreadsheet. They are personal, so the server asks for a confirmation. */
export const ExportLeads = ({ filters, onNews }: ExportLeadsProps) => {
  const t = useTexts()
  const confirmed = useConfirmed()
  const options = useChoices()
  const { Sites } = useMe()
  const [dialog, setDialog] = useState({ isOpen: false, opened: 0 })
  const site = filters.site || (Sites[0]?.SiteID ?? '')
  const ofForm = options.find(({ value }) => filters.form !== '' && askedOf(value).Token === filters.form)
  const run = async (asked: Asked): Promise<Outcome<Lead[]>> =>
    readAll(async (before) => {
      const ask = () =>
        read('/console-api/ExportLeads', { ...asked, Format: 'json', ...(before !== 0 && { BeforeLeadID: before }) })
      return confirmed(ask)
    })
  if (site === '') return null
  return (
    <>
      <Button
        variant="default"
        className={classes.start ?? ''}
        leftSection={<Icon name="download" size={18} />}
        data-export
        onClick={() => setDialog(({ opened }) => ({ isOpen: true, opened: opened + 1 }))}
      >
        {t('export.label')}
      </Button>
      <FormDialog
        key={dialog.opened}
        isOpen={dialog.isOpen}
        onClose={() => setDialog((before) => ({ ...before, isOpen: false }))}
        title={t('export.title')}
        submit={t('export.submit')}
        texts="office.leads"
        values={{ Of: ofForm?.value ?? `${site} ` }}
        onSubmit={({ Of }) => run(askedOf(Of))}
        onDone={(leads, { Of }) => {
          if (leads.length === 0) return onNews({ kind: 'warning', words: t('export.none') })
          save(leads, `leads-${askedOf(Of).SiteID}-${today()}`)
          onNews({ kind: 'success', words: t('export.done', { count: leads.length }) })
        }}
      >
        <p>{t('export.text')}</p>
        <WordSelect name="Of" options={options} />
      </FormDialog>
    </>
  )
}
