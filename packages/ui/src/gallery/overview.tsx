import './overview.css'
import { languages } from '@foyer/domain/kit/language.ts'
import { createRoot } from 'react-dom/client'
import type { AnyEntry } from './entry.ts'

const addressOf = ({ screen, state }: AnyEntry, lang: string) =>
  `?view=${encodeURIComponent(screen)}&state=${encodeURIComponent(state)}&lang=${lang}`

/** Every screen in every state and both languages, on one page. */
export const showOverview = (root: HTMLElement, entries: readonly AnyEntry[]) => {
  document.documentElement.dataset.overview = ''
  createRoot(root).render(
    <main>
      {entries.map((entry) => (
        <section key={`${entry.screen} ${entry.state}`}>
          <h2>
            {entry.screen} · {entry.state}
          </h2>
          {languages.map((lang) => (
            <a key={lang} href={addressOf(entry, lang)}>
              <iframe
                src={addressOf(entry, lang)}
                title={`${entry.screen} ${entry.state} ${lang}`}
                loading="lazy"
                tabIndex={-1}
              />
            </a>
          ))}
        </section>
      ))}
    </main>,
  )
}
