import { placeForm } from '@foyer/embed/place-form.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useEffect, useRef, useState } from 'react'
import classes from './foreign-page.module.css'
import { useKitPageTexts } from './texts.ts'

/** A third-party website with its own style, in which the embed script has placed the lead form. */
export const ForeignPage = () => {
  const t = useKitPageTexts()
  const { language } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [received, setHeard] = useState('')
  useEffect(() => {
    const { current } = place
    if (current === null) return
    const frame = placeForm({
      what: 'form',
      url: `${globalThis.location.pathname}?view=embeddedForm&state=empty`,
      language: () => document.documentElement.lang,
      insert: (element) => current.replaceChildren(element),
    })
    const hear = (event: Event) => setHeard(event.type)
    for (const name of ['foyer:loaded', 'foyer:submitted']) frame.addEventListener(name, hear)
    return () => frame.remove()
  }, [])
  return (
    <div className={classes.site} lang={language}>
      <p className={classes.brand}>{t('foreignBrand')}</p>
      <h1 className={classes.title}>{t('foreignTitle')}</h1>
      <p>{t('foreignText')}</p>
      <div ref={place} className={classes.card} aria-busy={received === ''} />
      {received !== '' && (
        <p className={classes.received}>
          {t('foreignHeard')} <code>{received}</code>
        </p>
      )}
    </div>
  )
}
