import { useTexts } from '../texts.ts'
import classes from './consent.module.css'
import { consentBlocks } from './consent-blocks.ts'

/** The text one accepts, word for word as the server keeps it: nodes, never HTML, scrolled also by the keyboard. */
export const ConsentText = ({ consent }: { consent: string }) => {
  const t = useTexts()
  const { title, blocks } = consentBlocks(consent)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard alone
    <section className={classes.text} tabIndex={0} aria-label={t('consent.region')}>
      <p className={classes.textTitle}>{title}</p>
      {blocks.map(({ heading, text }) => (
        <div key={heading ?? text}>
          {heading !== undefined && <h3 className={classes.heading}>{heading}</h3>}
          <p className={classes.paragraph}>{text}</p>
        </div>
      ))}
    </section>
  )
}
