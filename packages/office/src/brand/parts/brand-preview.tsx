import { type Language, languageId, languages } from '@foyer/domain/kit/language.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { PreviewFrame, PreviewWindow, previewAddresses, Toggle, Toggles, type WindowSize } from '../../kit/preview.tsx'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import type { Values } from '../values.ts'
import classes from './brand.module.css'

const pages = ['home', 'step', 'documents'] as const
const schemes = ['light', 'dark'] as const

/** So that a colour being picked is not sent at each of its values. */
const pauseMilliseconds = 200

/** The portal's own pages with the brand as it is entered. */
export const BrandPreview = ({ site, linkOf }: { site: string; linkOf: (values: Values) => Link }) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const [page, setPage] = useState<(typeof pages)[number]>('home')
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const [size, setSize] = useState<WindowSize>('phone')
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light')
  const [values] = useDebouncedValue(useFormValues<Values>(), pauseMilliseconds)
  const given = { type: 'foyer:brand', language, scheme, page, link: linkOf(values) }
  return (
    <section className={classes.preview} aria-labelledby="preview">
      <h2 id="preview" className={classes.small}>
        {t('preview.title')}
      </h2>
      <p className={classes.quiet}>{t('preview.text')}</p>
      <Toggles>
        <Toggle
          label={t('preview.page')}
          chosen={page}
          choices={pages.map((value) => ({ value, label: t(`preview.pages.${value}`) }))}
          onChoose={setPage}
        />
        <Toggle
          label={t('preview.language')}
          chosen={language}
          choices={languages.map((value) => ({ value, label: office(`languages.${value}`) }))}
          onChoose={setLanguage}
        />
        <Toggle
          label={t('preview.size')}
          chosen={size}
          choices={(['phone', 'desktop'] as const).map((value) => ({ value, label: t(`preview.sizes.${value}`) }))}
          onChoose={setSize}
        />
        <Toggle
          label={t('preview.scheme')}
          chosen={scheme}
          choices={schemes.map((value) => ({ value, label: t(`preview.schemes.${value}`) }))}
          onChoose={setScheme}
        />
      </Toggles>
      <PreviewWindow size={size}>
        <PreviewFrame
          key={`${page} ${scheme}`}
          address={previewAddresses.brand}
          ready="foyer:brand-ready"
          given={given}
          title={t('preview.frame')}
        />
      </PreviewWindow>
      <SampleMail site={site} language={language} />
    </section>
  )
}

/** A mail to the person's own address, since mail programs show what no page can. */
const SampleMail = ({ site: SiteID, language }: { site: string; language: Language }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const send = useOfficeWrite('/console-api/SendSampleMail')
  const [said, setSaid] = useState<{ kind: 'success' | 'error'; words: string; count: number } | undefined>(undefined)
  const mail = async () => {
    const outcome = await send.run({ SiteID, LanguageID: languageId(language) })
    setSaid((before) => ({
      kind: outcome.ok ? 'success' : 'error',
      words: outcome.ok ? t('preview.mailed', { email: outcome.reply.Email }) : errorText(outcome.key),
      count: (before?.count ?? 0) + 1,
    }))
  }
  return (
    <div className={classes.mail}>
      <Button data-sample-mail variant="default" aria-disabled={send.isBusy} onClick={() => void mail()}>
        {t(send.isBusy ? 'preview.mailing' : 'preview.mail')}
      </Button>
      {said !== undefined && <Notice key={said.count} kind={said.kind} announced title={said.words} />}
    </div>
  )
}
