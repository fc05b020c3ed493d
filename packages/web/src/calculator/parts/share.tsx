import { Button } from '@mantine/core'
import { useState } from 'react'
import classes from '../calculator.module.css'
import { useTexts } from '../texts.ts'

/** Copies a link to these figures, which is the page's address. */
export const Share = () => {
  const t = useTexts()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | undefined>()
  const share = async () => {
    const { href: url } = globalThis.location
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <div>
      <Button variant="default" onClick={() => void share()}>
        {t('share.button')}
      </Button>
      <p role="status" className={classes.note}>
        {outcome !== undefined && t(`share.${outcome}`)}
      </p>
    </div>
  )
}
