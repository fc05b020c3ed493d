import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { rateFile } from '@foyer/domain/insurance/rate-file.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { saveAs } from '@foyer/ui/save-as.ts'
import { Button } from '@mantine/core'
import { useTexts } from '../texts.ts'
import classes from './rates.module.css'
import { RatesDialog } from './rates-dialog.tsx'

type Loaded = ReplyOf<'/console-api/LoadRates'>

interface RatesProps {
  site: string
  onDone: (words: string) => void
}

/** The table that quotes are computed with, and another one in its place. */
export const Rates = ({ site, onDone }: RatesProps) => {
  const t = useTexts()
  const { reply, failure, retry } = useCall('/console-api/LoadRates', { SiteID: site })
  const loading = useDialogFor<Loaded>()
  return (
    <Section title={t('rates.title')} lead={t('rates.lead')}>
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {failure === undefined && reply === undefined && <FormSkeleton />}
      {failure === undefined && reply !== undefined && (
        <>
          {reply.IllustrativeFl === 1 && <Notice kind="warning" title={t('rates.illustrative')} />}
          <Facts loaded={reply} />
          <div className={classes.buttons}>
            <Button variant="default" data-load onClick={() => loading.open(reply)}>
              {t('rates.load')}
            </Button>
            <Button
              variant="default"
              onClick={() => saveAs(new Blob([rateFile(reply)], { type: 'text/csv' }), `rates-${site}.csv`)}
            >
              {t('rates.save')}
            </Button>
          </div>
        </>
      )}
      {loading.dialog && (
        <RatesDialog
          key={loading.dialog.opened}
          site={site}
          isOpen={loading.dialog.isOpen}
          onClose={loading.close}
          onDone={onDone}
        />
      )}
    </Section>
  )
}

const Facts = ({ loaded }: { loaded: Loaded }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { Source, LoadedAt, JointDiscount, StandaloneLoading } = loaded
  const facts = [
    [t('rates.source'), Source],
    [t('rates.loaded'), LoadedAt === '' ? t('rates.never') : formatInstant(LoadedAt, language)],
    [t('rates.discount'), formatPercent(JointDiscount, language)],
    [t('rates.loading'), formatPercent(StandaloneLoading, language)],
    [t('rates.count'), String(loaded.Rates.length)],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
