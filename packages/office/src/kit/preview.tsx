import hidden from '@foyer/ui/hidden.module.css'
import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './preview.module.css'

/** The pages of the portal that a preview is; the gallery does not have them. */
export const previewAddresses = { form: '/embedded-forms/preview', brand: '/brand-preview' }

/** The windows that a preview imitates, in pixels. */
const sizes = { phone: { width: 375, height: 640 }, desktop: { width: 1024, height: 800 } } as const
export type WindowSize = keyof typeof sizes

/** A window of a size, as large as there is room. */
export const PreviewWindow = ({ size, children }: { size: WindowSize; children: ReactNode }) => {
  const { ref: box, width: room } = useElementSize()
  const { width, height } = sizes[size]
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div ref={box} className={classes.window} style={{ height: height * scale }}>
      <div style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}>{children}</div>
    </div>
  )
}

interface PreviewFrameProps {
  address: string
  /** The type of the message with which the page asks for what it shows. */
  ready: string
  given: object
  title: string
}

/** A page of the portal that shows what this page gives it, by messages within the own origin. */
export const PreviewFrame = ({ address, ready, given, title }: PreviewFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const asked = useRef<boolean>(false)
  const message = JSON.stringify(given)
  useEffect(() => {
    const { origin } = globalThis.location
    const send = () => frame.current?.contentWindow?.postMessage(JSON.parse(message), origin)
    const hear = (event: MessageEvent<{ type?: unknown } | null>) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return
      if (event.data?.type !== ready) return
      asked.current = true
      send()
    }
    globalThis.addEventListener('message', hear)
    if (asked.current) send()
    return () => globalThis.removeEventListener('message', hear)
  }, [message, ready])
  return <iframe ref={frame} src={address} title={title} className={classes.frame} />
}

export const Toggles = ({ children }: { children: ReactNode }) => <div className={classes.toggles}>{children}</div>

interface ToggleProps<Value extends string> {
  label: string
  chosen: Value
  choices: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

export const Toggle = <Value extends string>({ label, chosen, choices, onChoose }: ToggleProps<Value>) => (
  <fieldset className={classes.toggle}>
    <legend className={hidden.hidden}>{label}</legend>
    {choices.map(({ value, label: words }) => (
      <Button
        key={value}
        variant="default"
        size="md"
        data-choice={value}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {words}
      </Button>
    ))}
  </fieldset>
)
