import '../mantine-css.ts'
import './theme.css'
import { type CSSVariablesResolver, type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { brandColors, type Scheme } from './brand-colors.ts'
import { theme } from './theme.ts'

/** The scheme follows the system and is not stored. */
const followSystem: MantineColorSchemeManager = {
  get: (defaultValue) => defaultValue,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}

const variablesOf = (primary: string, scheme: Scheme) => {
  const { brand, brandSoft, fill, edge, fillHover, onFill } = brandColors(primary, scheme)
  return {
    '--brand': brand,
    '--brand-soft': brandSoft,
    '--brand-fill': fill,
    '--brand-edge': edge,
    '--brand-fill-hover': fillHover,
    '--brand-on-fill': onFill,
  }
}

const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** A dark form would look wrong in a light third-party page: the served page declares this. A preview declares either. */
const declaredScheme = (): Scheme | undefined => {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined
}

interface ThemeProviderProps {
  /** The broker's colour, any #rrggbb. */
  primary: string
  children: ReactNode
}

export const ThemeProvider = ({ primary, children }: ThemeProviderProps) => {
  const resolve = useMemo<CSSVariablesResolver>(
    () => () => ({ variables: {}, light: variablesOf(primary, 'light'), dark: variablesOf(primary, 'dark') }),
    [primary],
  )
  const declared = declaredScheme()
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      {...(declared === undefined ? {} : { forceColorScheme: declared })}
      colorSchemeManager={followSystem}
      cssVariablesResolver={resolve}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  )
}
