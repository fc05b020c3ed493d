import { Button } from '@mantine/core'
import { CopyButton } from '../kit/copy-button.tsx'
import { useOfficeTexts } from '../kit/texts.ts'
import classes from './factors.module.css'

/** Shown once: the codes that sign in without a device. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const t = useOfficeTexts()
  return (
    <>
      <ul className={classes.codes} aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <CopyButton text={codes.join('\n')} label={t('codes.copy')} />
        <Button variant="default" onClick={() => globalThis.print()}>
          {t('codes.print')}
        </Button>
      </div>
    </>
  )
}
