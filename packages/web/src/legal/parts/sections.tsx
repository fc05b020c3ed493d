import { Lines } from '@foyer/ui/lines.tsx'
import { useId } from 'react'
import { useLegalTexts } from '../texts.ts'
import { BrokerNames } from './broker-names.tsx'
import classes from './legal-text.module.css'

export interface ShownSection {
  key: string
  title: string
  text: string
}

interface SectionsProps {
  version: string
  sections: readonly ShownSection[]
  withContents: boolean
}

const goTo = (id: string) => {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** The version, who the text is from, the table of contents and the sections. */
export const Sections = ({ version, sections, withContents }: SectionsProps) => {
  const t = useLegalTexts()
  const prefix = useId()
  const idOf = ({ key }: ShownSection) => `${prefix}-${key}`
  return (
    <div className={classes.text}>
      <p className={classes.version}>{version}</p>
      <BrokerNames />
      {withContents && (
        <nav aria-label={t('contents')} className={classes.contents}>
          <p className={classes.contentsTitle}>{t('contents')}</p>
          <ol>
            {sections.map((section) => (
              <li key={section.key}>
                <a
                  href={`#${idOf(section)}`}
                  onClick={(event) => {
                    // The URL stays: Back must leave the page, not go through its sections.
                    event.preventDefault()
                    goTo(idOf(section))
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
        <section key={section.key}>
          <h2 id={idOf(section)} tabIndex={-1} className={classes.heading}>
            {section.title}
          </h2>
          <Lines text={section.text} />
        </section>
      ))}
    </div>
  )
}
