import { isEmail } from '@foyer/domain/kit/email.ts'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import { withoutLinks } from '@foyer/domain/kit/links.ts'
import { formatPhone } from '@foyer/domain/kit/phone.ts'
import type { AgentProfile, Link } from '@foyer/domain/site/fields.ts'
import type { Translate } from './texts.ts'

export interface MailLayout {
  link: Pick<Link, 'PrimaryColor' | 'AgentProfile'>
  language: Language
  /** Translates into that language. */
  translate: Translate
  heading: string
  /** Plain text, one paragraph each, several lines as a list; no markup or links. */
  paragraphs: readonly Paragraph[]
  /** The call to action after the paragraphs. The address is built from our configuration. */
  button?: { label: string; url: string }
  /** Six digits to copy, in large print. */
  code?: string
  /** Small print below: validity, and what to do about an unexpected mail. */
  footer?: readonly string[]
  /** The same in the other language, when the reader's is unknown. */
  other?: { language: Language; heading: string; paragraphs: readonly Paragraph[] }
  /** Omits the agent's contact details, for mails to the agent. */
  isToAgent?: boolean
  /** Who receives a reply, if not the agent. */
  answeredBy?: string
}

type Paragraph = string | readonly string[]

export interface LaidOutMail {
  text: string
  html: string
  /** The sender's own address receives no replies. */
  replyTo?: string
}

/**
 * A mail in the broker's brand, as text and as HTML without tables, images, fonts or scripts: it looks the same in
 * every program, light or dark. All input is text and is escaped.
 */
export const layoutMail = (mail: MailLayout): LaidOutMail => {
  const { link, isToAgent, answeredBy = isToAgent ? '' : link.AgentProfile.Email } = mail
  return { text: textOf(mail), html: htmlOf(mail), ...(isEmail(answeredBy) && { replyTo: answeredBy }) }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)

/** The sender's name: the brokerage, else the agent. */
export const senderName = ({ BrokerageName, FirstName, LastName }: AgentProfile): string =>
  BrokerageName || agentName({ FirstName, LastName }) || 'Foyer'

const agentName = ({ FirstName, LastName }: Pick<AgentProfile, 'FirstName' | 'LastName'>) =>
  [FirstName, LastName].filter(Boolean).join(' ')

/** What the brokerage adds to its mails, in the language, else in the other one. */
const ownLines = ({ MailSignature, MailSignatureFr }: AgentProfile, language: Language): string[] => {
  const text = language === 'fr' ? MailSignatureFr || MailSignature : MailSignature || MailSignatureFr
  return withoutLinks(text)
    .split(/\n+/)
    .map((line) => line.trim())
}

/** The agent's contact details, one line each; empty ones are omitted. */
const signature = (agent: AgentProfile, { language, translate }: Pick<MailLayout, 'language' | 'translate'>) => {
  const title = language === 'fr' ? agent.TitleFr || agent.Title : agent.Title
  const licence = agent.AgentLic && translate('kit.mails:licence', { number: agent.AgentLic })
  return {
    lead: translate('kit.mails:contact'),
    name: agentName(agent) || senderName(agent),
    lines: [
      title,
      licence,
      agentName(agent) && agent.BrokerageName,
      formatPhone(agent.WorkPhone || agent.Mobile),
      agent.Email,
      ...ownLines(agent, language),
    ].filter(Boolean),
  }
}

const textOf = (mail: MailLayout): string => {
  const { link, heading, paragraphs, button, code, footer = [], other, isToAgent } = mail
  const { lead, name, lines } = signature(link.AgentProfile, mail)
  const inText = (one: Paragraph) => (typeof one === 'string' ? one : one.map((line) => `• ${line}`).join('\n'))
  const main = [heading, ...(code ? [code] : []), ...paragraphs.map(inText)]
  const action = button ? [`${button.label}\n${button.url}`] : []
  const again = other ? ['--', other.heading, ...other.paragraphs.map(inText)] : []
  const signed = isToAgent ? [] : ['--', [lead, name, ...lines].join('\n')]
  return [...main, ...action, ...footer, ...again, ...signed].join('\n\n')
}

const isColor = (text: string) => /^#[0-9a-fA-F]{6}$/.test(text)

/** Black or white, whichever has more contrast (WCAG relative luminance). */
const inkOn = (color: string): string => {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
  return luminance > 0.179 ? '#000000' : '#ffffff'
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** For programs with a dark mode; the others show the light colours of the style attributes. */
const dark =
  '@media (prefers-color-scheme:dark){.page{background:#16181b!important}.card{background:#202327!important}' +
  '.card,.ink{color:#f2f3f5!important}.soft{color:#b6bcc4!important}.code{background:#2b2f35!important}' +
  '.rule{border-color:#3d434b!important}}'

const small = 'font-size:14px;color:#4b5563'
const rule = '<hr class="rule" style="margin:24px 0 20px;border:0;border-top:1px solid #d5d9df">'

const title = (tag: 'h1' | 'h2', text: string) =>
  `<${tag} class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#1f2328;text-wrap:balance">${escapeHtml(text)}</${tag}>`

const paragraphOf = (one: Paragraph) =>
  typeof one === 'string'
    ? `<p style="margin:0 0 16px">${escapeHtml(one)}</p>`
    : `<ul style="margin:0 0 16px;padding:0 0 0 20px">${one.map((line) => `<li style="margin:0 0 6px">${escapeHtml(line)}</li>`).join('')}</ul>`

const htmlOf = (mail: MailLayout): string => {
  const { link, language, translate, heading, paragraphs, button, code, footer = [], other, isToAgent } = mail
  const color = isColor(link.PrimaryColor) ? link.PrimaryColor : '#0b5c5c'
  const soft = (text: string) => `<p class="soft" style="margin:0 0 8px;${small}">${escapeHtml(text)}</p>`
  return [
    `<!doctype html><html lang="${localeOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(heading)}</title><style>${dark}</style></head>`,
    `<body class="page" style="margin:0;padding:24px 12px;background:#f3f4f6;${font};font-size:16px;line-height:1.5;text-wrap:pretty">`,
    `<div class="card" style="max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;color:#1f2328;border-radius:8px;border-top:6px solid ${color}">`,
    `<p class="soft" style="margin:0 0 20px;color:#4b5563">${escapeHtml(senderName(link.AgentProfile))}</p>`,
    title('h1', heading),
    code ? codeBlock(code, translate) : '',
    ...paragraphs.map(paragraphOf),
    button ? buttonBlock(button, color, translate) : '',
    ...footer.map(soft),
    other ? otherBlock(other) : '',
    isToAgent ? '' : signatureBlock(mail),
    '</div></body></html>',
  ].join('')
}

const otherBlock = ({ language, heading, paragraphs }: NonNullable<MailLayout['other']>) =>
  `${rule}<div lang="${localeOf(language)}">${title('h2', heading)}${paragraphs.map(paragraphOf).join('')}</div>`

const signatureBlock = (mail: MailLayout) => {
  const { lead, name, lines } = signature(mail.link.AgentProfile, mail)
  return (
    `${rule}<p class="soft" style="margin:0 0 8px;${small}">${escapeHtml(lead)}</p><p class="soft" style="margin:0;${small}">` +
    `<strong class="ink" style="color:#1f2328">${escapeHtml(name)}</strong><br>${lines.map(escapeHtml).join('<br>')}</p>`
  )
}

const codeBlock = (code: string, translate: Translate) =>
  `<p class="code ink" aria-label="${escapeHtml(translate('kit.mails:code'))}" style="margin:0 0 20px;padding:16px;background:#f3f4f6;color:#1f2328;border-radius:8px;text-align:center;font-size:34px;font-weight:700;letter-spacing:8px">${escapeHtml(code)}</p>`

const buttonBlock = ({ label, url }: { label: string; url: string }, color: string, translate: Translate) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;background:${color};color:${inkOn(color)};border-radius:8px;font-weight:600;text-align:center;text-decoration:none">${escapeHtml(label)}</a></p>` +
  `<p class="soft" style="margin:0 0 16px;${small}">${escapeHtml(translate('kit.mails:buttonHelp'))}<br>` +
  `<span style="word-break:break-all">${escapeHtml(url)}</span></p>`
