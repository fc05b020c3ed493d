import { own } from '@foyer/domain/kit/own.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useEffect, useRef } from 'react'
import { useTexts } from '../texts.ts'

interface WidgetOptions {
  sitekey: string
  callback: (token: string) => void
  'error-callback': () => void
  'expired-callback': () => void
}

/** The common interface of the three services' scripts. */
interface Widget {
  render(element: HTMLElement, options: WidgetOptions): unknown
  ready?(done: () => void): void
}

interface Service {
  script: (language: string) => string
  /** The global variable of its script. */
  global: string
}

const services: Readonly<Record<string, Service>> = {
  turnstile: {
    script: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
  },
  hcaptcha: {
    script: (language) => `https://js.hcaptcha.com/1/api.js?render=explicit&hl=${language}`,
    global: 'hcaptcha',
  },
  recaptcha: {
    script: (language) => `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`,
    global: 'grecaptcha',
  },
}

const widgetOf = (name: string) => (globalThis as unknown as Record<string, Widget | undefined>)[name]

/** After this time a script is considered failed. */
const patienceMilliseconds = 10_000

/** Loads the service's script once per page and resolves with its global. */
const loadService = ({ script, global }: Service, language: string) =>
  new Promise<Widget>((resolve, reject) => {
    const done = () => {
      const widget = widgetOf(global)
      if (widget === undefined) return reject(new Error(global))
      if (widget.ready === undefined) return resolve(widget)
      widget.ready(() => resolve(widget))
    }
    if (widgetOf(global) !== undefined) return done()
    setTimeout(() => reject(new Error(global)), patienceMilliseconds)
    const element = document.createElement('script')
    element.src = script(language)
    element.async = true
    element.addEventListener('load', done)
    element.addEventListener('error', () => reject(new Error(global)))
    document.head.append(element)
  })

interface ServiceCheckProps {
  kind: string
  siteKey: string
  /** The visitor's token; empty when it has expired. */
  onToken: (token: string) => void
  /** Its script failed to load, or could not check. */
  onFailure: () => void
}

/** A third-party check in its own frame. */
export const ServiceCheck = ({ kind, siteKey, onToken, onFailure }: ServiceCheckProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const box = useRef<HTMLElement>(null)
  const hand = useRef({ onToken, onFailure })
  hand.current = { onToken, onFailure }
  const first = useRef(language)
  useEffect(() => {
    const service = own(services, kind)
    const place = box.current
    if (service === undefined || place === null) return
    // A widget cannot be removed, so each render has its own box.
    const inner = document.createElement('div')
    place.replaceChildren(inner)
    const fail = () => hand.current.onFailure()
    loadService(service, first.current).then((widget) => {
      if (!inner.isConnected) return
      widget.render(inner, {
        sitekey: siteKey,
        callback: (token) => hand.current.onToken(token),
        'error-callback': fail,
        'expired-callback': () => hand.current.onToken(''),
      })
    }, fail)
  }, [kind, siteKey])
  return <section ref={box} aria-label={t('robot.service')} />
}
