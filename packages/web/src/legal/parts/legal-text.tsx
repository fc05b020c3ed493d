import { useId } from 'react'
import { Notice } from '../../kit/feedback/notice.tsx'
import { type LegalPage, sectionsOf, useLegalTexts, usePageTexts } from '../texts.ts'
import { BrokerNames, useBrokerNames } from './broker-names.tsx'
import classes from './legal-text.module.css'
import { Lines } from './lines.tsx'

interface LegalTextProps {
  page: LegalPage
  /** Whether to begin with a table of contents, as on a page. */
  withContents?: boolean
}

const goTo = (id: string) => {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** A legal text without its heading, which the surrounding page or dialog has. */
export const LegalText = ({ page, withContents = false }: LegalTextProps) => {
  const t = useLegalTexts()
  const text = usePageTexts(page)
  const names = useBrokerNames()
  const id = useId()
  // The terms name only the broker as contact; the two others explain how to find one.
  const values = page === 'terms' ? names : { reach: text('yourBroker'), ...names }
  const sections = sectionsOf[page].map((section) => ({
    id: `${id}-${section}`,
    title: text(`sections.${section}.title`),
    text: text(`sections.${section}.text`, values),
  }))
  return (
    <div className={classes.text}>
      <p className={classes.version}>{t('version')}</p>
      <Notice kind="warning" title={t('counsel.title')}>
        <p>{t('counsel.text')}</p>
      </Notice>
      <BrokerNames />
      {withContents && (
        <nav aria-label={t('contents')} className={classes.contents}>
          <p className={classes.contentsTitle}>{t('contents')}</p>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  onClick={(event) => {
                    // The URL stays: Back must leave the page, not go through its sections.
                    event.preventDefault()
                    goTo(section.id)
                  }}
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map((section) => (
        <section key={section.id}>
          <h2 id={section.id} tabIndex={-1} className={classes.heading}>
            {section.title}
          </h2>
          <Lines text={section.text} />
        </section>
      ))}
    </div>
  )
}
