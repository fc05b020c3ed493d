import type { Language } from '@foyer/domain/kit/language.ts'
import type { Translate } from '@foyer/server/kit/texts.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)

/** The name of the field that blocks a form. */
export type ProblemName = 'institution' | 'user' | 'password' | 'accounts' | 'consent'

export interface Page {
  title: string
  why?: string
  /** Sealed; used by the form and the link to the other language. */
  visit?: string
  problems?: readonly ProblemName[]
  fields?: string
  next?: string
  cancelUrl?: string
}

const styles = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--ink:#1b2430;--soft:#54606e;--paper:#fff;--line:#8a94a0;--main:#33475b;--on:#fff;--bad:#a4161a;--note:#eef2f6}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f6;--soft:#b7c1cc;--paper:#161b22;--line:#7d8894;--main:#a9c3dd;--on:#10161d;--bad:#ff9a9a;--note:#232b35}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:36rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem}
.name{font-weight:600;margin:0}
a{color:inherit;min-height:44px;display:inline-flex;align-items:center}
h1{font-size:1.75rem;line-height:1.2;margin:1.5rem 0 .5rem}
.why{color:var(--soft);margin:0 0 1.5rem}
.warning{background:var(--note);border-left:4px solid var(--main);padding:.75rem 1rem;margin:0}
.problems{border:2px solid var(--bad);border-radius:8px;padding:.25rem 1rem;margin:1.5rem 0}
.problems ul{list-style:none;margin:0;padding:0}
.problem{color:var(--bad);margin:.25rem 0 0;font-weight:600}
fieldset{border:0;padding:0;margin:0 0 1.5rem;min-width:0}
legend,.label{font-weight:600;padding:0;margin:0 0 .5rem;display:block}
.choice{display:flex;gap:.75rem;align-items:center;min-height:52px;padding:.5rem 1rem;margin:0 0 .5rem;border:1px solid var(--line);border-radius:8px}
.choice input{width:1.375rem;height:1.375rem;flex:none;accent-color:var(--main)}
.field{margin:0 0 1.5rem}
.field input{width:100%;min-height:48px;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:8px}
[aria-invalid=true]{border-color:var(--bad)!important;border-width:2px!important}
button{width:100%;min-height:48px;padding:.5rem 1.5rem;font:inherit;font-weight:600;color:var(--on);background:var(--main);border:0;border-radius:8px;cursor:pointer}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
@media (min-width:36rem){button{width:auto}}
`

const otherOf: Record<Language, Language> = { en: 'fr', fr: 'en' }
const langTags: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' }

/** A whole page of the institution, without scripts, so that it works in any browser. */
export const institutionPage = (t: Translate, language: Language, path: string, nonce: string, page: Page): string => {
  const { title, why, visit, problems = [], fields, next, cancelUrl } = page
  const other = otherOf[language]
  const say = (key: string) => escapeHtml(t(`bank-statements.institution:${key}`))
  const heading = escapeHtml(title)
  const summary = problems.map((name) => `<li><a href="#${name}">${say(`problems.${name}`)}</a></li>`).join('')
  const fullTitle = problems.length > 0 ? escapeHtml(t('bank-statements.institution:error', { title })) : heading
  return `<!doctype html>
<html lang="${langTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${fullTitle}</title><style nonce="${nonce}">${styles}</style></head><body>
<header><p class="name">${say('name')}</p>${
    visit === undefined
      ? ''
      : `<a lang="${langTags[other]}" href="${path}?visit=${visit}&amp;language=${other}">${say('otherLanguage')}</a>`
  }</header>
<main><p class="warning">${say('warning')}</p>
<h1>${heading}</h1>${why === undefined ? '' : `<p class="why">${escapeHtml(why)}</p>`}
${summary === '' ? '' : `<div class="problems" role="alert" tabindex="-1" autofocus><ul>${summary}</ul></div>`}
${
  fields === undefined || visit === undefined
    ? ''
    : `<form method="post" action="${path}" novalidate><input type="hidden" name="visit" value="${visit}">${fields}<button type="submit">${escapeHtml(next ?? '')}</button></form>`
}
${cancelUrl === undefined ? '' : `<p><a href="${escapeHtml(cancelUrl)}">${say('cancel')}</a></p>`}
</main></body></html>`
}

const problemOf = (t: Translate, name: ProblemName, problems: readonly ProblemName[]): string =>
  problems.includes(name)
    ? `<p class="problem" id="${name}-problem">${escapeHtml(t(`bank-statements.institution:problems.${name}`))}</p>`
    : ''
const invalid = (name: ProblemName, problems: readonly ProblemName[]): string =>
  problems.includes(name) ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''

interface Choice {
  value: string
  label: string
  isChosen: boolean
}

/** Radio buttons or checkboxes as cards; the first has the id that the error summary links to. */
export const choices = (
  t: Translate,
  type: 'radio' | 'checkbox',
  name: ProblemName,
  legend: string,
  options: readonly Choice[],
  problems: readonly ProblemName[],
): string =>
  `<fieldset${problems.includes(name) ? ` aria-describedby="${name}-problem"` : ''}>${
    legend === '' ? '' : `<legend>${escapeHtml(legend)}</legend>`
  }${options
    .map(
      ({ value, label, isChosen }, place) =>
        `<label class="choice"><input type="${type}" id="${place === 0 ? name : `${name}-${place}`}" name="${type === 'radio' ? name : `${name}-${value}`}" value="${escapeHtml(value)}"${isChosen ? ' checked' : ''}${invalid(name, problems)}><span>${escapeHtml(label)}</span></label>`,
    )
    .join('')}${problemOf(t, name, problems)}</fieldset>`

export const box = (
  t: Translate,
  type: 'text' | 'password',
  name: ProblemName,
  label: string,
  problems: readonly ProblemName[],
): string =>
  `<div class="field"><label class="label" for="${name}">${escapeHtml(label)}</label><input type="${type}" id="${name}" name="${name}" autocomplete="off" maxlength="60"${invalid(name, problems)}>${problemOf(t, name, problems)}</div>`
