import { ScrollRegion } from '../../kit/page/scroll-region.tsx'
import { useTexts } from '../texts.ts'
import classes from './consent.module.css'
import { consentBlocks } from './consent-blocks.ts'

/** The consent verbatim as the server stores it: nodes, never HTML; scrollable by keyboard too. */
export const ConsentText = ({ consent }: { consent: string }) => {
  const t = useTexts()
  const { title, blocks } = consentBlocks(consent)
  return (
    <ScrollRegion label={t('consent.region')} className={classes.text}>
      <p className={classes.textTitle}>{title}</p>
      {blocks.map(({ heading, text }) => (
        <div key={heading ?? text}>
          {heading !== undefined && <h3 className={classes.heading}>{heading}</h3>}
          <p className={classes.paragraph}>{text}</p>
        </div>
      ))}
    </ScrollRegion>
  )
}
