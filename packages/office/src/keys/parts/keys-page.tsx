import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import { KeyDialog } from './key-dialog.tsx'
import { KeyList } from './key-list.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

export type Keys = ReplyOf<'/console-api/ListKeys'>
export type Key = Keys['Keys'][number]
export type NewKey = ReplyOf<'/console-api/CreateKey'>

export const KeysPage = () => {
  const t = useTexts()
  const { reply, failure, isLoading, retry } = useCall('/console-api/ListKeys', {})
  const making = useDialogFor<null>()
  const made = useDialogFor<NewKey>()
  const [done, setDone] = useState('')
  const make = () => {
    setDone('')
    making.open(null)
  }
  return (
    <StepPage title={t('title')} why={t('why')} width="full" {...{ isLoading, failure }} onRetry={retry}>
      {done !== '' && <Notice key={done} kind="success" announced title={done} />}
      {reply !== undefined && (
        <>
          <KeyList keys={reply} onMake={make} onMade={made.open} onDone={setDone} />
          <p>
            <a href="/docs/api" target="_blank" rel="noopener">
              {t('reference')}
            </a>
          </p>
          {making.dialog && (
            <KeyDialog
              key={`make ${making.dialog.opened}`}
              isOpen={making.dialog.isOpen}
              keys={reply}
              onClose={making.close}
              onDone={made.open}
            />
          )}
        </>
      )}
      {made.dialog && (
        <NewKeyDialog
          key={`made ${made.dialog.opened}`}
          isOpen={made.dialog.isOpen}
          made={made.dialog.row}
          onClose={made.close}
        />
      )}
    </StepPage>
  )
}
