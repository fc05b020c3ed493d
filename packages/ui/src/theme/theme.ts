import { createTheme, type MantineThemeOverride } from '@mantine/core'

const family = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

/**
 * Sizes and shapes; the colours are CSS variables of theme.css and brand-css.ts, so that one style sheet covers both
 * schemes.
 */
export const theme: MantineThemeOverride = createTheme({
  fontFamily: family,
  headings: { fontFamily: family },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  breakpoints: { xs: '31.25em', sm: '36em', md: '48em', lg: '62em', xl: '80em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By name: importing a component here would load it on every page.
  components: {
    TextInput: { defaultProps: { size: 'lg' } },
    Textarea: { defaultProps: { size: 'lg' } },
    Button: { defaultProps: { size: 'lg' } },
    Checkbox: { defaultProps: { size: 'md', color: 'var(--brand)', iconColor: 'var(--page)' } },
    Switch: { defaultProps: { size: 'md', color: 'var(--brand-fill)' } },
    Popover: { defaultProps: { transitionProps: { duration: 100 } } },
  },
})
