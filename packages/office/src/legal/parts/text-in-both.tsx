import { type Language, languages } from '@foyer/domain/kit/language.ts'
import { legalSections, withValues } from '@foyer/domain/legal/legal-text.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Lines } from '@foyer/ui/lines.tsx'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { useState } from 'react'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useTexts } from '../texts.ts'
import classes from './legal.module.css'

interface Text {
  TextEn: string
  TextFr: string
}

/** A text as clients read it, in one language at a time. Who it is about is filled in on the site. */
export const TextInBoth = ({ text }: { text: Text }) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const [chosen, choose] = useState<Language>(useLanguage().language)
  const values = {
    ...{ brokerage: t('placeholders.brokerage'), broker: t('placeholders.broker'), reach: t('placeholders.reach') },
  }
  const panel = (
    <div className={classes.read} lang={chosen}>
      {legalSections(withValues(chosen === 'fr' ? text.TextFr : text.TextEn, values)).map(({ title, text: lines }) => (
        <section key={title}>
          <h3 className={classes.heading}>{title}</h3>
          <Lines text={lines} />
        </section>
      ))}
    </div>
  )
  return (
    <Tabs
      label={t('language')}
      chosen={chosen}
      onChoose={choose}
      tabs={languages.map((name) => ({ name, label: office(`languages.${name}`), panel }))}
    />
  )
}

interface ReadDialogProps {
  isOpen: boolean
  title: string
  text: Text
  onClose: () => void
}

export const ReadDialog = ({ isOpen, title, text, onClose }: ReadDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={title} size="lg">
    <TextInBoth text={text} />
  </Dialog>
)
