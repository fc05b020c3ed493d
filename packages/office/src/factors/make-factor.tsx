import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { useState } from 'react'
import { useOfficeTexts } from '../kit/texts.ts'
import { hasPasskeys, makePasskey } from '../session/passkey.ts'
import { PasskeyButton } from '../session/passkey-button.tsx'
import { useOfficeWrite } from '../session/use-office-write.ts'
import { AppSetup } from './app-setup.tsx'
import classes from './factors.module.css'

export type NewFactor = ReplyOf<'/console-api/ConfirmTotp'>

interface MakeFactorProps {
  onDone: (made: NewFactor) => void
}

/** A passkey, or an authenticator app. */
export const MakeFactor = ({ onDone }: MakeFactorProps) => {
  const t = useOfficeTexts()
  const [chosen, setChosen] = useState<'passkey' | 'app'>(hasPasskeys() ? 'passkey' : 'app')
  return (
    <Tabs
      label={t('enrol.choice')}
      chosen={chosen}
      onChoose={setChosen}
      tabs={[
        { name: 'passkey', label: t('enrol.passkey'), panel: <MakePasskey onDone={onDone} /> },
        { name: 'app', label: t('enrol.app'), panel: <MakeApp onDone={onDone} /> },
      ]}
    />
  )
}

export const MakePasskey = ({ onDone }: MakeFactorProps) => {
  const t = useOfficeTexts()
  const start = useOfficeWrite('/console-api/StartAddPasskey')
  const finish = useOfficeWrite('/console-api/FinishAddPasskey')
  return (
    <div className={classes.enrol}>
      <p className={classes.text}>{t('enrol.passkeyText')}</p>
      <PasskeyButton
        label={t('enrol.makePasskey')}
        ask={() => makePasskey(() => start.run({}))}
        send={(proof) => finish.run({ ...proof, Name: '' })}
        onDone={onDone}
      />
    </div>
  )
}

export const MakeApp = ({ onDone }: MakeFactorProps) => {
  const t = useOfficeTexts()
  const start = useOfficeWrite('/console-api/StartTotp')
  const confirm = useOfficeWrite('/console-api/ConfirmTotp')
  return (
    <div className={classes.enrol}>
      <p className={classes.text}>{t('enrol.appText')}</p>
      <AppSetup
        start={() => start.run({})}
        confirm={(ChallengeID, Code) => confirm.run({ ChallengeID, Code, Name: '' })}
        onDone={onDone}
      />
    </div>
  )
}
