import { createElement, Fragment, type ReactNode } from 'react'

export type MarkupNode = { kind: 'text' | 'bold' | 'italic'; text: string } | { kind: 'break' }

const marks = /\*([^*\n]+)\*|_([^_\n]+)_|\n/g

/** Parses the broker's simple markup: *bold*, _italic_, newline. Everything else is text, tags included. */
export const parseMarkup = (source: string): MarkupNode[] => {
  const nodes: MarkupNode[] = []
  let end = 0
  const text = (until: number) => {
    if (until > end) nodes.push({ kind: 'text', text: source.slice(end, until) })
  }
  for (const match of source.matchAll(marks)) {
    text(match.index)
    if (match[1] !== undefined) nodes.push({ kind: 'bold', text: match[1] })
    else if (match[2] !== undefined) nodes.push({ kind: 'italic', text: match[2] })
    else nodes.push({ kind: 'break' })
    end = match.index + match[0].length
  }
  text(source.length)
  return nodes
}

const shown = (node: MarkupNode): ReactNode => {
  if (node.kind === 'break') return <br />
  if (node.kind === 'bold') return <strong>{node.text}</strong>
  return node.kind === 'italic' ? <em>{node.text}</em> : node.text
}

/** Renders React nodes, never HTML, so a text cannot contain a script. */
export const Markup = ({ text }: { text: string }) => createElement(Fragment, null, ...parseMarkup(text).map(shown))
