import { type Language, languages } from '@foyer/domain/kit/language.ts'
import hidden from '@foyer/ui/hidden.module.css'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useOfficeTexts } from '../../kit/texts.ts'
import classes from '../forms.module.css'
import { previewAddress } from '../preview-address.ts'
import { useTexts } from '../texts.ts'
import type { LoadedForm } from '../use-form-changes.ts'

/** The windows that a preview imitates, in pixels. */
const sizes = { phone: { width: 375, height: 640 }, desktop: { width: 1024, height: 800 } } as const
type Size = keyof typeof sizes

/** The form's own page in a frame, with the draft; what is typed there stays there. */
export const FormPreview = ({ form, site }: { form: LoadedForm; site: string }) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const [size, setSize] = useState<Size>('phone')
  const { ref: box, width: room } = useElementSize()
  const { width, height } = sizes[size]
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  const isEmpty = form.detail.selectedFields.every(({ controls }) => controls.length === 0)
  return (
    <section className={classes.preview} aria-labelledby="preview">
      <h2 id="preview" className={classes.previewTitle}>
        {t('preview.title')}
      </h2>
      <p className={classes.quiet}>{t(isEmpty ? 'preview.empty' : 'preview.text')}</p>
      <div className={classes.toggles}>
        <Toggle
          label={t('preview.language')}
          chosen={language}
          choices={languages.map((value) => ({ value, label: office(`languages.${value}`) }))}
          onChoose={setLanguage}
        />
        <Toggle
          label={t('preview.size')}
          chosen={size}
          choices={(['phone', 'desktop'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
          onChoose={setSize}
        />
      </div>
      <div ref={box} className={classes.window} style={{ height: height * scale }}>
        <div style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          <Frame form={form} site={site} language={language} />
        </div>
      </div>
    </section>
  )
}

interface ToggleProps<Value extends string> {
  label: string
  chosen: Value
  choices: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

const Toggle = <Value extends string>({ label, chosen, choices, onChoose }: ToggleProps<Value>) => (
  <fieldset className={classes.toggle}>
    <legend className={hidden.hidden}>{label}</legend>
    {choices.map(({ value, label: words }) => (
      <Button
        key={value}
        variant="default"
        size="md"
        data-choice={value}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {words}
      </Button>
    ))}
  </fieldset>
)

const Frame = ({ form, site, language }: { form: LoadedForm; site: string; language: Language }) => {
  const t = useTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const { detail, PrimaryColor, Agent, Contact } = form
  const around = JSON.stringify({ SiteID: site, PrimaryColor, Owner: Agent, Contact })
  const ready = useRef<MessageEventSource | null>(null)
  useEffect(() => {
    const { origin } = globalThis.location
    const send = () => {
      const given = { type: 'foyer:preview', language, detail, around: JSON.parse(around) }
      frame.current?.contentWindow?.postMessage(given, origin)
    }
    const hear = (event: MessageEvent<{ type?: unknown } | null>) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return
      if (event.data?.type !== 'foyer:preview-ready') return
      ready.current = event.source
      send()
    }
    globalThis.addEventListener('message', hear)
    if (ready.current !== null) send()
    return () => globalThis.removeEventListener('message', hear)
  }, [detail, language, around])
  return <iframe ref={frame} src={previewAddress.url} title={t('preview.frame')} className={classes.frame} />
}
