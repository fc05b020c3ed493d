import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '../../session/me.ts'
import { SignOnButton } from '../../session/sign-on-button.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import classes from './me.module.css'

/** The person's account at the provider of the brokerage, where it has one. */
export const SignOnLink = () => {
  const t = useTexts()
  const { SignOn } = useMe()
  const [query] = useSearchParams()
  const start = useOfficeWrite('/console-api/StartSignOnLink')
  const remove = useOfficeWrite('/console-api/RemoveSignOnLink', { invalidates: ['/console-api/LoadMe'] })
  const [isAsking, setAsking] = useState(false)
  const [isUnlinked, setUnlinked] = useState(false)
  const { Name: name, LinkedFl, RequiredFl } = SignOn
  if (name === '') return null
  const unlink = async () => {
    const outcome = await remove.run({})
    setUnlinked(outcome.ok)
    return outcome
  }
  const isLinked = LinkedFl === 1
  const hasJustLinked = isLinked && query.get('linked') === '1'
  return (
    <Section title={t('signOn.title')} lead={isLinked ? t('signOn.linked', { name }) : t('signOn.notLinked', { name })}>
      {hasJustLinked && <Notice kind="success" announced title={t('signOn.linkedNow')} />}
      {isUnlinked && <Notice kind="success" announced title={t('signOn.unlinkedNow')} />}
      {RequiredFl === 1 && <p className={classes.text}>{t('signOn.required')}</p>}
      <div className={classes.buttons}>
        {isLinked ? (
          <Button variant="default" data-unlink onClick={() => setAsking(true)}>
            {t('signOn.unlink')}
          </Button>
        ) : (
          <SignOnButton label={t('signOn.link')} isSecondary start={() => start.run({})} />
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('signOn.unlinkTitle')}
        confirm={t('signOn.unlink')}
        isDangerous
        onConfirm={unlink}
      >
        <p>{t('signOn.unlinkText', { name })}</p>
      </ConfirmDialog>
    </Section>
  )
}
