import { type Language, languages } from '@foyer/domain/kit/language.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useState } from 'react'
import { PreviewFrame, PreviewWindow, previewAddresses, Toggle, Toggles, type WindowSize } from '../../kit/preview.tsx'
import { useOfficeTexts } from '../../kit/texts.ts'
import classes from '../forms.module.css'
import { useTexts } from '../texts.ts'
import type { LoadedForm } from '../use-form-changes.ts'

/** The form's own page in a frame, with the draft; what is typed there stays there. */
export const FormPreview = ({ form, site }: { form: LoadedForm; site: string }) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const [size, setSize] = useState<WindowSize>('phone')
  const isEmpty = form.detail.selectedFields.every(({ controls }) => controls.length === 0)
  return (
    <section className={classes.preview} aria-labelledby="preview">
      <h2 id="preview" className={classes.previewTitle}>
        {t('preview.title')}
      </h2>
      <p className={classes.quiet}>{t(isEmpty ? 'preview.empty' : 'preview.text')}</p>
      <Toggles>
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
      </Toggles>
      <PreviewWindow size={size}>
        <Frame form={form} site={site} language={language} />
      </PreviewWindow>
    </section>
  )
}

const Frame = ({ form, site, language }: { form: LoadedForm; site: string; language: Language }) => {
  const t = useTexts()
  const { detail, PrimaryColor, Agent, Contact } = form
  const given = {
    type: 'foyer:preview',
    language,
    detail,
    around: { SiteID: site, PrimaryColor, Owner: Agent, Contact },
  }
  return (
    <PreviewFrame
      address={previewAddresses.form}
      ready="foyer:preview-ready"
      given={given}
      title={t('preview.frame')}
    />
  )
}
