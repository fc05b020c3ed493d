import { Section } from '@foyer/ui/page/step-page.tsx'
import { useHelper } from '@foyer/ui/page/way-out.tsx'
import { useTexts } from '../texts.ts'
import classes from './statements.module.css'

/** Explains before consent what is shared, with whom and how, and that it is optional. */
export const WhatIsShared = () => {
  const t = useTexts()
  const name = useHelper()?.name ?? ''
  return (
    <Section title={t('shared.title')}>
      <ul className={classes.shared}>
        <li>{t('shared.what')}</li>
        {name !== '' && <li>{t('shared.who', { name })}</li>}
        <li>{t('shared.how')}</li>
        <li>{t('shared.choice')}</li>
      </ul>
      <p className={classes.consent}>{t('shared.consent')}</p>
    </Section>
  )
}
