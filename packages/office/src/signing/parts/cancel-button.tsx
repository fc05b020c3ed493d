import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { loadAgain } from '../../live/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { type News, signingReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { type LoadedSigning, useSigningWords } from '../use-signing-words.ts'

interface CancelButtonProps {
  request: LoadedSigning
  onNews: (news: News) => void
}

/** Stops a request, after which no one can sign it. */
export const CancelButton = ({ request, onNews }: CancelButtonProps) => {
  const t = useTexts()
  const words = useSigningWords()
  const [isAsking, setAsking] = useState(false)
  const { run } = useOfficeWrite('/console-api/CancelSigningRequest', { invalidates: signingReads })
  const { SiteID, SigningRequestID, CliApplicationId } = request
  const cancel = async () => {
    const outcome = await run({ SiteID, SigningRequestID })
    if (outcome.ok) onNews({ kind: 'success', words: t('cancel.done') })
    if (outcome.ok || outcome.key !== 'SigningNotOpen') return outcome
    // It was signed, declined or cancelled meanwhile: the page shows what it is now.
    await loadAgain(signingReads)
    onNews({ kind: 'warning', words: t('changed') })
    return undefined
  }
  return (
    <>
      <Button variant="default" data-cancel onClick={() => setAsking(true)}>
        {t('cancel.label')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('cancel.title', { title: words.title(request) })}
        confirm={t('cancel.confirm')}
        cancel={t('cancel.keep')}
        isDangerous
        onConfirm={cancel}
      >
        <p>{t('cancel.text')}</p>
        {CliApplicationId !== 0 && <p>{t('cancel.insurance')}</p>}
      </ConfirmDialog>
    </>
  )
}
