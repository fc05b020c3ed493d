import { useLegalTexts } from '../texts.ts'
import classes from './legal-text.module.css'

/** The sections of each text, in order. */
const sections = {
  privacy: [
    'who',
    'collect',
    'sin',
    'purpose',
    'share',
    'outside',
    'automated',
    'browser',
    'messages',
    'keep',
    'safety',
    'rights',
    'reach',
  ],
  terms: [
    'service',
    'account',
    'answers',
    'electronic',
    'noOffer',
    'conduct',
    'availability',
    'dispute',
    'change',
    'law',
  ],
  disclosure: ['licence', 'role', 'suitability', 'cost', 'pay', 'lenders', 'identity', 'complaint'],
} as const

export type LegalPage = keyof typeof sections

/** A legal text without its heading, which the page or the dialog around it has. */
export const LegalText = ({ page }: { page: LegalPage }) => {
  const t = useLegalTexts()
  const text = (section: string, part: 'title' | 'text') =>
    t(`${page}.sections.${section}.${part}` as Parameters<typeof t>[0])
  return (
    <div className={classes.text}>
      <p className={classes.version}>
        {t('version')}
        <br />
        {t('counsel')}
      </p>
      {sections[page].map((section) => (
        <section key={section}>
          <h2 className={classes.heading}>{text(section, 'title')}</h2>
          <p>{text(section, 'text')}</p>
        </section>
      ))}
    </div>
  )
}
