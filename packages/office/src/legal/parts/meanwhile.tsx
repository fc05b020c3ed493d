import { formatDate } from '@foyer/domain/kit/dates.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from '../texts.ts'
import classes from './legal.module.css'
import type { Kind } from './legal-page.tsx'

/** What a colleague approved while the dialog was open. */
export const Meanwhile = ({ kind: { Approved } }: { kind: Kind }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const [newest] = Approved
  if (newest === undefined) return null
  const date = formatDate(newest.EffectiveDate, language, 'medium')
  return (
    <Notice kind="info" announced title={t('stale')}>
      <p className={classes.text}>{t('state.since', { version: newest.Version, date })}</p>
    </Notice>
  )
}
