import type { Failure } from '@foyer/ui/client/outcome.ts'
import { sendFile } from '@foyer/ui/client/upload.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import hidden from '@foyer/ui/hidden.module.css'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useKitTexts } from '@foyer/ui/i18n/kit-texts.ts'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import classes from '../sites.module.css'
import { useTexts } from '../texts.ts'

interface PictureFieldProps {
  siteId: string
  /** Where the name of the stored picture is in the form. */
  name: string
  kind: 'AgentProfilePhoto' | 'BrokerageLogo' | 'AgentFavIcon'
  label: string
}

type State = 'idle' | 'sending' | 'sent' | Failure

/** A picture, stored when it is chosen; the site shows it once the form is saved. */
export const PictureField = ({ siteId, name, kind, label }: PictureFieldProps) => {
  const t = useTexts()
  const kit = useKitTexts()
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const stored = useFormValue<string>(name)
  const set = useSetFormValue()
  const [state, setState] = useState<State>('idle')
  const send = async (file: File) => {
    setState('sending')
    const outcome = await sendFile<{ Name: string }>({
      path: '/console-api/UploadImage',
      fields: { SiteID: siteId, Kind: kind },
      file,
      onProgress: () => {},
      signal: new AbortController().signal,
    })
    if (!outcome.ok) return setState(outcome)
    set(name, outcome.reply.Name)
    setState('sent')
  }
  const words = state === 'sending' ? t('brand.sending') : t(stored === '' ? 'brand.choose' : 'brand.change')
  return (
    <div className={classes.picture}>
      <p className={classes.pictureLabel} id={`picture-${name}`}>
        {label}
      </p>
      {stored !== '' && <img className={classes.shown} src={`/ws/${kind}/${stored}`} alt="" />}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className={hidden.hidden}
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      <Button variant="default" aria-describedby={`picture-${name}`} onClick={() => input.current?.click()}>
        {words}
      </Button>
      <p className={classes.quiet}>{t('brand.kinds')}</p>
      <span role="status">{state === 'sent' ? t('brand.sent') : state === 'sending' ? kit('working') : ''}</span>
      {typeof state === 'object' && <Notice kind="error" announced title={errorText(state.key)} />}
    </div>
  )
}
