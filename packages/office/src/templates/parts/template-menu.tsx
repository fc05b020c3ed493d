import { languageOf } from '@foyer/domain/kit/language.ts'
import { filledMessage, type MessageValues, putInto } from '@foyer/domain/office/templates.ts'
import { BarMenu } from '@foyer/ui/bar/bar-menu.tsx'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBrokerage, useMay } from '../../session/me.ts'
import { useTexts } from '../texts.ts'
import classes from './templates.module.css'

interface TemplateMenuProps {
  /** The text that is written, in a box of the form around this. */
  field: string
  most: number
  clientLanguage: number
  /** The client's first name and their agent's name; empty for one that is not known. */
  values: Omit<MessageValues, 'brokerage'>
}

/** Puts one of the brokerage's messages at the caret, in the client's language. Absent where there are none. */
export const TemplateMenu = ({ field, most, clientLanguage, values }: TemplateMenuProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const brokerage = useBrokerage()
  const may = useMay()
  const { reply } = useCall('/console-api/ListTemplates', {}, { enabled: may('deal.view') })
  const root = useRef<HTMLDivElement>(null)
  const text = useFormValue<string>(field)
  const set = useSetFormValue()
  const [refused, setRefused] = useState({ name: '', times: 0 })
  const messages = reply?.Messages ?? []
  const put = (name: string, given: string) => {
    const box = root.current?.closest('form')?.querySelector('textarea')
    const next = putInto(text, filledMessage(given, { ...values, brokerage }), {
      at: box?.selectionEnd ?? text.length,
      most,
    })
    setRefused(({ times }) => ({ name: next === undefined ? name : '', times: times + 1 }))
    if (next !== undefined) flushSync(() => set(field, next.text))
    box?.focus()
    if (next !== undefined) box?.setSelectionRange(next.caret, next.caret)
  }
  if (messages.length === 0) return null
  return (
    <div ref={root} className={classes.menu}>
      <BarMenu
        label={t('messages.use')}
        isButton
        entries={messages.map(({ NameEn, NameFr, TextEn, TextFr }, place) => {
          const label = language === 'fr' ? NameFr : NameEn
          const onClick = () => put(label, languageOf(clientLanguage) === 'fr' ? TextFr : TextEn)
          return { key: String(place), label, onClick }
        })}
      />
      {refused.name !== '' && (
        <Notice key={refused.times} kind="warning" announced title={t('messages.noRoom', { name: refused.name })} />
      )}
    </div>
  )
}
