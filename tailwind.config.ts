import type { Config } from 'tailwindcss'

/** Two columns by their shares of the width, whatever the longest word in them. */
const shares = (left: number, right: number) => `minmax(0,${left}fr) minmax(0,${right}fr)`

/** The sky of the oak's picture at its left side, and in the middle. */
const [skyLeft, skyMiddle] = ['#c1d2ca', '#cddacf']

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
      // The scale, in px on a desktop and on a phone: 64/36, 56/36, 34/28, 24/22, 19, 17, 15, 13. The only other sizes
      // are those of the logo, of the names on the map (map.css) and of print. There is no lower bound (min, not
      // clamp), because with text enlarged to 200% the longest word must still fit on a phone.
      fontSize: {
        display: ['min(1.5rem + 3.4vw, 4rem)', { lineHeight: '1.06', letterSpacing: '-0.015em' }],
        'inner-title': ['min(1.25rem + 4.4vw, 3.5rem)', { lineHeight: '1.08', letterSpacing: '-0.015em' }],
        title: ['min(1.5rem + 1.1vw, 2.125rem)', { lineHeight: '1.15', letterSpacing: '-0.01em' }],
        heading: ['min(1.3rem + 0.35vw, 1.5rem)', { lineHeight: '1.25' }],
        subtitle: ['1.1875rem', { lineHeight: '1.35' }],
        body: ['1.0625rem', { lineHeight: '1.6' }],
        small: ['0.9375rem', { lineHeight: '1.5' }],
        // For labels on pictures, marks such as "New", and the line below the company's name in the logo.
        label: ['0.8125rem', { lineHeight: '1.25' }],
      },
      spacing: {
        // The header's height, for content that must start below it.
        header: 'var(--header-height)',
        // The sides of a page (ui/page-width.css).
        side: 'var(--page-side)',
        section: 'min(2.5rem + 4.35vw, 6rem)',
        // The distance from a page's hero to its first section: 56 px on a desktop.
        hero: 'min(1.5rem + 2.5vw, 3.5rem)',
      },
      gridTemplateColumns: {
        '7/5': shares(7, 5),
        '5/7': shares(5, 7),
        '3/2': shares(3, 2),
        '2/3': shares(2, 3),
        '1/2': shares(1, 2),
        '2/1': shares(2, 1),
        'auto/1fr': 'auto 1fr',
        // The calendar (year-chart.tsx): the kind of work, and two for each month.
        year: '9rem repeat(24, minmax(0, 1fr))',
        // As many columns as have room for the longest word of a checkbox's label.
        options: 'repeat(auto-fill, minmax(min(9.25rem, 100%), 1fr))',
      },
      gridTemplateRows: {
        '1fr/auto': '1fr auto',
        'auto/1fr': 'auto 1fr',
        middle: 'auto 1fr auto',
      },
      // What lies over what, from back to front. The browser puts an open menu (a popover) above all of them. Within a
      // part, a picture is behind its text with -z-10 and isolate.
      zIndex: {
        'phone-bar': '20',
        header: '30',
        overlay: '40',
        dialog: '50',
        'skip-link': '50',
        toast: '60',
      },
      // The skies behind the heroes whose picture continues them. A phone shows only the left part of the oak's, a
      // tablet more of its top, and a desktop a veil of it behind the text (home.css).
      backgroundImage: {
        'oak-sky': `linear-gradient(to right, ${skyLeft}, #dde0cd 50%, #e6e2c3)`,
        'oak-sky-left': `linear-gradient(to right, ${skyLeft}, ${skyMiddle} 50%, #cfd9c8)`,
        'oak-sky-top': 'linear-gradient(#b4cac880, #b4cac800 24rem)',
        'oak-sky-veil': `linear-gradient(100deg, ${skyMiddle}e6 18%, ${skyMiddle}99 36%, ${skyMiddle}00 52%)`,
        // With the lawn at its foot.
        'worry-sky': 'linear-gradient(#cdd6ca, #f0e6ca 42%, #cfc8a2 56%, #b3b283 72%, #93a25a 86%, #84943f)',
      },
      maxWidth: { page: '80rem', text: 'var(--text-width, 38rem)' },
      // A post's picture, which would otherwise fill a tablet's screen.
      maxHeight: { photo: '500px' },
      // The ground of labels on a picture. Written out, because Tailwind's bg-white/95 is an oklab() three times as long.
      backgroundColor: { label: '#fffffff2' },
      // Bark 500 with three quarters of its opacity.
      borderColor: { control: '#7C5A41bf' },
      borderRadius: { card: '1rem', control: '0.625rem' },
    },
  },
} satisfies Config
