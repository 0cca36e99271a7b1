import type { Config } from 'tailwindcss'

/** Design tokens. Every text and background pair in use has a contrast of at least 4.5:1 (WCAG AA). */
export default {
  theme: {
    extend: {
      colors: {
        forest: { 500: '#3A6B3C', 700: '#22472D', 900: '#16301F' },
        sage: '#A7B78A',
        bark: { 500: '#7C5A41', 700: '#54392A', 900: '#33231A' },
        cream: { DEFAULT: '#F6EEDC', 50: '#FCF9F1', 200: '#E9DDC2' },
        // The only accent color. Text on amber is forest 900, never white.
        amber: { DEFAULT: '#E8871E', light: '#F0993A', dark: '#9A4F0A' },
        brick: { DEFAULT: '#8E2F1F', 50: '#FBEFEC' },
      },
      fontFamily: {
        heading: ['Fraunces', 'Fraunces fallback', 'Fraunces fallback on Linux', 'Georgia', 'serif'],
        sans: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif'],
      },
      // No lower bound (min, not clamp): with text enlarged to 200%, the longest word must still fit on a phone.
      fontSize: {
        display: ['min(1.5rem + 3.4vw, 4rem)', { lineHeight: '1.06', letterSpacing: '-0.015em' }],
        'inner-title': ['min(1.4rem + 3vw, 2.875rem)', { lineHeight: '1.1', letterSpacing: '-0.015em' }],
        title: ['min(1.15rem + 2.4vw, 2.5rem)', { lineHeight: '1.12', letterSpacing: '-0.01em' }],
        heading: ['min(1.3rem + 0.85vw, 2rem)', { lineHeight: '1.2', letterSpacing: '-0.005em' }],
        subtitle: ['min(1.15rem + 0.5vw, 1.5rem)', { lineHeight: '1.25' }],
        body: ['1.0625rem', { lineHeight: '1.6' }],
        small: ['0.9375rem', { lineHeight: '1.5' }],
      },
      spacing: {
        // The header height, for content that must start below it.
        header: 'var(--header-height)',
        section: 'clamp(2rem, 0.75rem + 5.5vw, 7rem)',
      },
      maxWidth: { page: 'var(--page-width, 79rem)', text: 'var(--text-width, 38rem)' },
      borderRadius: { card: '0.875rem', control: '0.625rem' },
    },
  },
} satisfies Config
