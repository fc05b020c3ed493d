import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useFormValues } from '../../kit/form/form-context.ts'
import classes from '../calculator.module.css'
import { useTexts } from '../texts.ts'
import { type Figures, queryOf } from './figures.ts'

/** The page's address has the figures, so that a link, a bookmark or a reload shows them again. */
const useAddress = () => {
  const query = queryOf(useFormValues<Figures>())
  useEffect(() => {
    const { pathname } = globalThis.location
    globalThis.history.replaceState(globalThis.history.state, '', `${pathname}${query}`)
  }, [query])
}

/** Copies a link to these figures. */
export const Share = () => {
  const t = useTexts()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | undefined>()
  useAddress()
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
