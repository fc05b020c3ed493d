import { signInTicketSeconds } from '@foyer/domain/account/rules.ts'
import { permissions } from '@foyer/domain/office/permissions.ts'
import type { FailureKey } from '@foyer/ui/client/outcome.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { DialogButtons } from '@foyer/ui/dialogs/dialog-buttons.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Countdown } from '@foyer/ui/feedback/countdown.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useKitTexts } from '@foyer/ui/i18n/kit-texts.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { ListedDeal } from '../../deals/index.ts'
import { useMay, useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../parts/deal.module.css'
import { useHandOffTexts } from '../texts.ts'

/** Whether the person helps clients in the portal: some roles only those of their own deals. */
export const useMayHandOff = (listed: ListedDeal | undefined): boolean => {
  const may = useMay()
  const { Memberships, PersonID } = useMe()
  const role = Memberships.find(({ Current }) => Current === 1)?.Role
  const isOfOwn = role !== undefined && permissions['deal.handoff'][role] === 'own'
  return may('deal.handoff') && may('document.view') && (!isOfOwn || listed?.OwnerID === PersonID)
}

interface HandOffProps {
  ids: { SiteID: string; UserID: string }
  onDone: (words: string) => void
}

/** Opens the portal as the client of a deal, by a link that works once. */
export const HandOff = ({ ids, onDone }: HandOffProps) => {
  const t = useHandOffTexts()
  const asking = useDialogFor<null>()
  return (
    <>
      <Button variant="default" data-hand-off onClick={() => asking.open(null)}>
        {t('label')}
      </Button>
      {asking.dialog && (
        <Dialog isOpen={asking.dialog.isOpen} onClose={asking.close} title={t('title')} isSheet={false}>
          <Steps
            key={asking.dialog.opened}
            ids={ids}
            onClose={asking.close}
            onOpened={() => {
              asking.close()
              onDone(t('opened'))
            }}
          />
        </Dialog>
      )}
    </>
  )
}

interface StepsProps {
  ids: HandOffProps['ids']
  onClose: () => void
  onOpened: () => void
}

/** What it means, and then the link: a page that opens without a click is blocked. */
const Steps = ({ ids, onClose, onOpened }: StepsProps) => {
  const t = useHandOffTexts()
  const kit = useKitTexts()
  const errorText = useErrorText()
  const make = useOfficeWrite('/console-api/CreateSignInTicket')
  const [url, setUrl] = useState('')
  const [wrong, setWrong] = useState<FailureKey | 'expired' | undefined>(undefined)
  const run = async () => {
    if (make.isBusy) return
    setWrong(undefined)
    const outcome = await make.run(ids)
    if (outcome.ok) setUrl(outcome.reply.Url)
    else setWrong(outcome.key)
  }
  const expire = () => {
    setUrl('')
    setWrong('expired')
  }
  if (url !== '') return <OpenLink url={url} onOpened={onOpened} onExpired={expire} />
  return (
    <div className={classes.steps}>
      <ul className={classes.plain}>
        {(['can', 'mail', 'recorded', 'ends'] as const).map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
      {wrong === 'expired' && <Notice kind="info" announced takesFocus title={t('expired')} />}
      {wrong !== undefined && wrong !== 'expired' && (
        <Notice kind="error" announced title={wrong === 'NoAccess' ? t('refused') : errorText(wrong)} />
      )}
      <DialogButtons
        cancel={{ label: kit('cancel'), onClick: onClose }}
        main={{
          label: make.isBusy ? kit('working') : t('submit'),
          onClick: () => void run(),
          isBusy: make.isBusy,
        }}
      />
    </div>
  )
}

/** The server needs a moment to open it. */
const seconds = signInTicketSeconds - 5

const OpenLink = ({ url, onOpened, onExpired }: { url: string; onOpened: () => void; onExpired: () => void }) => {
  const t = useHandOffTexts()
  const link = useRef<HTMLAnchorElement>(null)
  // What was pressed is gone.
  useEffect(() => link.current?.focus(), [])
  return (
    <div className={classes.steps}>
      <p className={classes.text}>
        {t('ready')} <Countdown seconds={seconds} onEnd={onExpired} />
      </p>
      <div>
        <a
          ref={link}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.action}
          data-open
          onClick={onOpened}
        >
          {t('open')}
        </a>
      </div>
    </div>
  )
}
