import { useEffect, useRef } from 'react'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { useTexts } from '../texts.ts'

interface WidgetOptions {
  sitekey: string
  callback: (token: string) => void
  'error-callback': () => void
  'expired-callback': () => void
}

/** What the three services' scripts have in common. */
interface Widget {
  render(element: HTMLElement, options: WidgetOptions): unknown
  ready?(done: () => void): void
}

interface Service {
  script: (language: string) => string
  /** The name its script gives itself. */
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

/** A script that has not come by then is taken for one that never will. */
const patienceMilliseconds = 10_000

/** The service's script, once a page; resolves with what it brought. */
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
  /** The token of somebody who passed; empty when it has run out. */
  onToken: (token: string) => void
  /** Its script did not come, or it could not check. */
  onFailure: () => void
}

/** Another company's check in its own frame. */
export const ServiceCheck = ({ kind, siteKey, onToken, onFailure }: ServiceCheckProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const box = useRef<HTMLElement>(null)
  const hand = useRef({ onToken, onFailure })
  hand.current = { onToken, onFailure }
  const first = useRef(language)
  useEffect(() => {
    const service = services[kind]
    const place = box.current
    if (service === undefined || place === null) return
    // A widget cannot be taken out again, so each drawing has a box of its own.
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
