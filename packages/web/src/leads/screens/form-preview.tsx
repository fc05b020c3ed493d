import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { setTransport } from '@foyer/ui/client/transport.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { changeLanguage } from '@foyer/ui/i18n/i18n.ts'
import { PageHead } from '@foyer/ui/page/page-head.tsx'
import { ThemeProvider } from '@foyer/ui/theme/theme-provider.tsx'
import { useEffect, useState } from 'react'
import classes from '../leads.module.css'
import { type PreviewGiven, previewTransport } from '../preview.ts'
import { useTexts } from '../texts.ts'
import { FormPage } from './embedded-form.tsx'

const isGiven = (data: unknown): data is PreviewGiven =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'foyer:preview'

/** The real form, with a description from the page of the office around it; what is typed here is not sent. */
export const Component = () => {
  const t = useTexts()
  const [times, setTimes] = useState(0)
  const isFramed = globalThis.parent !== globalThis.self
  useEffect(() => {
    const { parent, location } = globalThis
    if (!isFramed) return
    const hear = async ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== parent || origin !== location.origin || !isGiven(data)) return
      setTransport(previewTransport(data))
      queries.clear()
      await changeLanguage(data.language, { isKept: false })
      setTimes((before) => before + 1)
    }
    globalThis.addEventListener('message', hear)
    parent.postMessage({ type: 'foyer:preview-ready' }, location.origin)
    return () => globalThis.removeEventListener('message', hear)
  }, [isFramed])
  if (times > 0) return <FormPage key={times} token="preview" />
  return (
    <ThemeProvider primary={defaultLink.PrimaryColor}>
      <main className={classes.page} aria-label={t('loading')}>
        {isFramed ? (
          <PageHead title={t('loading')} />
        ) : (
          <PageHead title={t('notFound.title')} why={t('notFound.why')} />
        )}
      </main>
    </ThemeProvider>
  )
}
