import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  findIdlePackages,
  findMisplacedNames,
  findMisplacedPackages,
  findRightward,
  findWaysToClient,
  findWrongDirections,
  type Job,
  type Order,
  type PackagePlaces,
} from '../support/fences'
import { type Rule, testRules } from '../support/rules'
import { type Files, readSourceFiles } from '../support/source-files'

// Architecture rules: which layer may import which, and where each package may be
// used. tests/unit/project/house-rules.test.ts has the other code rules.

/** The allowed imports of each layer of src. Layers are listed from left to right; nothing imports rightwards. */
const order: Order = {
  'pictures/': [],
  'lib/': ['lib/'],
  'content/': ['content/', 'lib/dates'],
  paths: ['type content/'],
  'data/': ['type content/', 'lib/', 'data/'],
  'ui/': ['lib/', 'ui/'],
  'vite-env.d': ['type ui/picture'],
  // Turns failed calls into toasts.
  'data/query-client': ['data/errors', 'ui/toast'],
  'layout/': ['content/', 'lib/', 'paths', 'ui/', 'layout/'],
  'components/': [
    'pictures/',
    'content/',
    'lib/',
    'paths',
    'type data/rows',
    'ui/',
    'layout/page-meta',
    'layout/structured-data',
    'components/',
  ],
  'forms/': ['content/', 'lib/', 'paths', 'data/', 'ui/', 'forms/'],
  'admin/': ['content/', 'lib/', 'paths', 'data/', 'ui/', 'layout/', 'components/', 'admin/'],
  'routes/': ['pictures/', 'content/', 'lib/', 'paths', 'data/', 'ui/', 'layout/', 'components/', 'forms/', 'admin/'],
  routes: ['content/towns', 'lib/', 'paths', 'admin/require-admin', 'admin/admin-bar', 'routes/'],
  'startup/': ['lib/', 'ui/toast', 'type data/query-client', 'routes', 'startup/'],
  app: ['ui/', 'layout/', 'data/query-client', 'routes', 'startup/prefetch-links'],
  'index.css': [],
  main: ['data/query-client', 'forms/draft', 'routes', 'startup/', 'app', 'index.css'],
  'prerender/': ['content/', 'lib/', 'paths', 'data/', 'layout/', 'app', 'prerender/'],
}

const cardPackages = [
  'react',
  'react-dom',
  'react-router-dom',
  '@supabase/supabase-js',
  'tailwindcss',
  '@radix-ui/react-dialog',
  '@radix-ui/react-slider',
  '@radix-ui/react-toast',
  'framer-motion',
  'react-helmet-async',
  'vite',
  'vitest',
  '@testing-library/react',
]

const packages: PackagePlaces = {
  '@supabase/': ['src/data/supabase.ts'],
  '@radix-ui/': ['src/ui/'],
  'framer-motion': ['src/layout/', 'src/forms/', 'src/admin/'],
  'react-helmet-async': ['src/layout/page-meta.tsx', 'src/app.tsx', 'src/prerender/'],
  '@tanstack/react-query': [
    'src/data/',
    'src/forms/use-submit.ts',
    'src/admin/',
    'src/routes/',
    'src/startup/reload-after-deploy.ts',
    'src/app.tsx',
  ],
  'react-router-dom': [
    'src/layout/',
    'src/components/',
    'src/forms/',
    'src/admin/',
    'src/routes/',
    'src/routes.tsx',
    'src/app.tsx',
    'src/main.tsx',
    'src/startup/prerendered.ts',
    'src/prerender/',
  ],
}

/** Imports that prove that the packages of the design card are in use, in their lightest form. */
const jobs: readonly Job[] = [
  { file: 'src/layout/page-transition.tsx', name: 'AnimatePresence', specifier: 'framer-motion' },
  { file: 'src/layout/page-transition.tsx', name: 'useAnimate', specifier: 'framer-motion/mini' },
  { file: 'src/layout/page-meta.tsx', name: 'Helmet', specifier: 'react-helmet-async' },
  { file: 'src/app.tsx', name: 'HelmetProvider', specifier: 'react-helmet-async' },
  { file: 'src/data/supabase.ts', name: 'createClient', specifier: '@supabase/supabase-js' },
]

const findQueries = (files: Files) =>
  findMisplacedNames(files, '@tanstack/react-query', /^use\w*Quer(y|ies)$|^\*$/, ['src/routes/', 'src/admin/'])

const rules: readonly Rule[] = [
  [
    'No layer imports a layer to its right.',
    (files) => findWrongDirections(files, order),
    {
      'src/content/a.ts': "import { x } from '@/lib/x'",
      'src/lib/a.ts': "import type { X } from '../content/x'",
      'src/paths.ts': "import { services } from './content/services'",
      'src/data/a.ts': "import { services } from '@/content/services'",
      'src/data/b.ts': "import { toast } from '@/ui/toast'",
      'src/ui/a.tsx': "import type { Row } from '@/data/rows'",
      'src/ui/b.tsx': "export { paths } from '@/paths'",
      'src/layout/a.tsx': "const a = import('@/components/a')",
      'src/components/a.tsx': "import { postsQuery } from '@/data/posts'",
      'src/components/b.tsx': "import { isPost } from '@/data/rows'",
      'src/components/c.tsx': "import { Footer } from '@/layout/footer'",
      'src/forms/a.tsx': "import { useAdmin } from '@/admin/a'",
      'src/admin/a.tsx': "import Home from '@/routes/home'",
      'src/routes/a.tsx': "import Home from './home'",
      'src/routes/b.tsx': "type App = import('../app').App",
      'src/routes.tsx': "import { Card } from './ui/card'",
      'src/data/query-client.ts': "import { postsQuery } from './posts'",
      'src/app.tsx': 'const a = import(name)',
      'src/main.tsx': "import '../../../tailwind.config'",
      'src/stray.ts': '',
      'src/ui/c.tsx': "const a = import.meta.glob(['../pictures/*.webp'])",
    },
  ],
  [
    'Each package is imported only where the architecture allows it.',
    (files) => findMisplacedPackages(files, packages),
    {
      'src/data/posts.ts': "import type { Client } from '@supabase/supabase-js'",
      'src/routes/a.tsx': "import * as Radix from '@radix-ui/react-dialog'",
      'src/ui/b.tsx': "import { Link } from 'react-router-dom'",
      'src/components/a.tsx': "import { useMutation } from '@tanstack/react-query'",
      'src/forms/a.tsx': "import { useMutation } from '@tanstack/react-query'",
    },
  ],
  [
    'The data client is only loaded by a dynamic import("./client") in src/data.',
    findWaysToClient,
    {
      'src/data/a.ts': "import { listPosts } from './client'",
      'src/data/b.ts': "export type { DataError } from './client'",
      'src/routes/a.tsx': "const client = () => import('../data/client')",
      'src/routes/b.tsx': "const client = () => import('@/data/client')",
    },
  ],
  [
    'The packages of the design card are in use.',
    (files) => findIdlePackages(files, jobs),
    {
      'src/layout/page-transition.tsx':
        "import { AnimatePresence, motion } from 'framer-motion'\nimport { useAnimate } from 'framer-motion/mini'",
      'src/layout/page-meta.tsx': "import { useLayoutEffect } from 'react'",
      'src/data/supabase.ts': "import { createClient } from '@supabase/postgrest-js'",
    },
  ],
  [
    'Queries are only used in src/routes and src/admin.',
    findQueries,
    {
      'src/forms/a.tsx': "import { useQuery } from '@tanstack/react-query'",
      'src/components/a.tsx': "import { useSuspenseQuery as use } from '@tanstack/react-query'",
      'src/layout/a.tsx': "import * as query from '@tanstack/react-query'",
    },
  ],
]

testRules(rules, readSourceFiles('src'))

test('package.json has every package of the design card, and only one Supabase client.', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const all = { ...dependencies, ...devDependencies }
  for (const name of cardPackages) expect(all).toHaveProperty([name])
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@supabase/'))).toEqual(['@supabase/supabase-js'])
})

test('The layer order itself only allows leftward imports.', () => {
  expect(findRightward(order)).toEqual([])
  const wrong = { 'lib/': ['paths'], paths: ['type nowhere/'] }
  expect(findRightward(wrong)).toEqual(['lib/ -> paths', 'paths -> type nowhere/'])
})

test('Allowed imports are not reported.', () => {
  const files = {
    'src/data/posts.ts': "import type { Row } from './rows'\nconst client = () => import('./client')",
    'src/components/a.tsx': "import { type Row } from '@/data/rows'\nimport { PageMeta } from '@/layout/page-meta'",
    'src/routes/a.tsx': "import { useQuery } from '@tanstack/react-query'\nimport a from '@/pictures/a.webp?picture'",
    'src/app.tsx': "import { HelmetProvider } from 'react-helmet-async'\nimport { routes } from './routes'",
  }
  for (const [, check] of rules) expect(check(files)).toEqual([])
})
