import type { Config } from 'tailwindcss'

/** Two columns by their shares of the width, which a long word does not change. */
const shares = (left: number, right: number) => `minmax(0,${left}fr) minmax(0,${right}fr)`

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
      // The scale, in px on a desktop and on a phone: 64/36, 56/36, 34/28, 24/22, 19, 17, 15, 13. Besides, only the company's
      // name in the logo, the names on the map (area-map.css) and paper have sizes of their own.
      // No lower bound (min, not clamp): with text enlarged to 200%, the longest word must still fit on a phone.
      fontSize: {
        display: ['min(1.5rem + 3.4vw, 4rem)', { lineHeight: '1.06', letterSpacing: '-0.015em' }],
        'inner-title': ['min(1.25rem + 4.4vw, 3.5rem)', { lineHeight: '1.08', letterSpacing: '-0.015em' }],
        title: ['min(1.5rem + 1.1vw, 2.125rem)', { lineHeight: '1.15', letterSpacing: '-0.01em' }],
        heading: ['min(1.3rem + 0.35vw, 1.5rem)', { lineHeight: '1.25' }],
        subtitle: ['1.1875rem', { lineHeight: '1.35' }],
        body: ['1.0625rem', { lineHeight: '1.6' }],
        small: ['0.9375rem', { lineHeight: '1.5' }],
        // On a picture, in a mark, and below the logo.
        label: ['0.8125rem', { lineHeight: '1.25' }],
      },
      spacing: {
        // The header height, for content that must start below it.
        header: 'var(--header-height)',
        section: 'min(2.5rem + 4.35vw, 6rem)',
        // From a page's head to what follows it: 56 px on a desktop.
        head: 'min(1.5rem + 2.5vw, 3.5rem)',
      },
      gridTemplateColumns: {
        '7/5': shares(7, 5),
        '5/7': shares(5, 7),
        '3/2': shares(3, 2),
        '2/3': shares(2, 3),
        '1/2': shares(1, 2),
      },
      maxWidth: { page: '80rem', text: 'var(--text-width, 38rem)' },
      // Of a post, whose upper part would otherwise fill a tablet.
      maxHeight: { photo: '500px' },
      borderRadius: { card: '1rem', control: '0.625rem' },
    },
  },
} satisfies Config
