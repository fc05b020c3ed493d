import { useTexts } from '../texts.ts'
import classes from './consent.module.css'
import { type ConsentShort, consentBlocks } from './consent-blocks.ts'

const Short = ({ short: { heading, lines } }: { short: ConsentShort }) => (
  <div>
    <h3 className={classes.heading}>{heading}</h3>
    <ul className={classes.short}>
      {lines.map(({ about, text }) => (
        <li key={about}>
          <strong>{about}</strong>
          {text}
        </li>
      ))}
    </ul>
  </div>
)

/** The consent verbatim as the server stores it, as nodes, never HTML: in short, then the whole text. */
export const ConsentText = ({ consent }: { consent: string }) => {
  const t = useTexts()
  const { title, short, blocks } = consentBlocks(consent)
  return (
    <div className={classes.text}>
      <p className={classes.textTitle}>{title}</p>
      {short !== undefined && <Short short={short} />}
      <details className={classes.whole}>
        <summary>{t('consent.whole')}</summary>
        {blocks.map(({ heading, text }) => (
          <div key={heading ?? text}>
            {heading !== undefined && <h3 className={classes.heading}>{heading}</h3>}
            <p className={classes.paragraph}>{text}</p>
          </div>
        ))}
      </details>
    </div>
  )
}
