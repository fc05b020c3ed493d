import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMay, useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../sites.module.css'
import { useTexts } from '../texts.ts'

/** All that a demo site appears in. */
const changed = [
  '/console-api/LoadMe' as const,
  '/console-api/ListOfficeSites' as const,
  '/console-api/ListPipeline' as const,
  '/console-api/BoardDeals' as const,
  '/console-api/CountPipeline' as const,
]

/** Makes deals to look around with, where the server has some, and removes them again. */
export const SampleDeals = ({ onDone }: { onDone: (words: string) => void }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const may = useMay()
  const { Sites, OffersDemoFl } = useMe()
  const set = useOfficeWrite('/console-api/SetDemo', { invalidates: changed })
  const [isRemoving, setRemoving] = useState(false)
  const [failure, setFailure] = useState('')
  const demo = Sites.find(({ DemoFl }) => DemoFl === 1)
  if (!may('site.create') || (demo === undefined && OffersDemoFl === 0)) return null

  const show = async () => {
    if (set.isBusy) return
    setFailure('')
    const outcome = await set.run({ ShownFl: 1 })
    if (outcome.ok) onDone(t('demo.shown'))
    else setFailure(errorText(outcome.key))
  }
  const remove = async () => {
    const outcome = await set.run({ ShownFl: 0 })
    if (outcome.ok) onDone(t('demo.removed'))
    return outcome
  }
  return (
    <Section
      title={t(demo === undefined ? 'demo.title' : 'demo.titleShown')}
      lead={demo === undefined ? t('demo.text') : t('demo.textShown', { site: demo.SiteID })}
    >
      {failure !== '' && <Notice kind="error" announced title={failure} />}
      {demo === undefined ? (
        <Button
          data-demo
          variant="default"
          className={classes.demo ?? ''}
          aria-disabled={set.isBusy}
          leftSection={<Icon name="search" />}
          onClick={() => void show()}
        >
          {t(set.isBusy ? 'demo.making' : 'demo.show')}
        </Button>
      ) : (
        <Button data-demo variant="default" className={classes.demo ?? ''} onClick={() => setRemoving(true)}>
          {t('demo.remove')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={t('demo.removeTitle')}
        confirm={t('demo.removeSubmit')}
        isDangerous
        onConfirm={remove}
      >
        <p>{t('demo.removeText')}</p>
      </ConfirmDialog>
    </Section>
  )
}
