import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PhotoUpload } from '@/admin/editor/photo-upload'
import { toastStore } from '@/ui/toast'
import type { Fault } from '../../support/faults'
import { calls, inject } from '../../support/local-supabase'
import { renderAdmin, withProviders } from '../../support/render-app'

// tests/e2e/locked-photos.spec.ts uploads photos, with the lock.

const uploads = () => calls.filter(({ url }) => url.pathname.startsWith('/storage/'))

test.each(['/admin/blog/new', '/admin/testimonials/new'])('without the lock %s offers no upload', async (path) => {
  renderAdmin(path)
  expect(await screen.findByLabelText(/Image URL/)).toBeVisible()
  expect(screen.queryByText('Upload a photo')).toBeNull()
  expect(document.querySelector('input[type=file]')).toBeNull()
  expect(uploads()).toEqual([])
})

const ADDRESS = 'https://example.com/oak.jpg'

/** Chooses a file for a field that has an address. jsdom has neither pictures nor a canvas. */
async function choose(file: File) {
  vi.stubGlobal('createImageBitmap', async (source: File) => {
    if (!source.type.startsWith('image/')) throw new DOMException('no picture', 'InvalidStateError')
    return { width: 90, height: 60, close: () => {} }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(new Blob(['photo'], { type })),
  )
  const form = (
    <form>
      <input name="image_url" defaultValue={ADDRESS} />
      <PhotoUpload field="image_url" />
    </form>
  )
  render(withProviders(form, '/'))
  await userEvent.upload(screen.getByLabelText('Photo'), file, { applyAccept: false })
}

const photo = new File(['photo'], 'IMG_0001.jpg', { type: 'image/jpeg' })
const ASK = 'please ask the person who set it up.'
/** Storage's answer: status 400, and the real status in the body. */
const REFUSAL = '{"statusCode":"403","error":"Unauthorized","message":"new row violates row-level security policy"}'

test.for<[what: string, file: File, fault: Fault | undefined, sentence: string]>([
  [
    'a file that is no picture',
    new File(['Dear diary'], 'diary.jpg'),
    undefined,
    'This file is not a picture that your browser can read; please choose a photo.',
  ],
  [
    'a photo in a format of iPhones alone',
    new File(['Dear diary'], 'IMG_0002.HEIC'),
    undefined,
    'Your browser cannot read HEIC photos; on the iPhone set Settings, Camera, Formats to Most Compatible, or choose a screenshot of the photo.',
  ],
  [
    'a file of more than 25 MB',
    new File([new ArrayBuffer(25_000_001)], 'large.jpg', { type: 'image/jpeg' }),
    undefined,
    'This file is larger than 25 MB; please choose a smaller photo.',
  ],
  [
    'no connection',
    photo,
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The server could not be reached; please check your internet connection.',
  ],
  [
    'a refusal of the database',
    photo,
    () => new Response(REFUSAL, { status: 400 }),
    `Your website refused the photo (new row violates row-level security policy); ${ASK}`,
  ],
  [
    'a proxy that takes no large files',
    photo,
    () => new Response('<html></html>', { status: 413, statusText: 'Payload Too Large' }),
    `Your website refused the photo (Payload Too Large); ${ASK}`,
  ],
])('%s is said in one sentence, and leaves the address as it was', async ([, file, fault, sentence]) => {
  if (fault) inject(fault)
  await choose(file)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue(ADDRESS)
})

test('an upload without a valid login says so in a toast, because the panel is left', async () => {
  inject(() => new Response('{"statusCode":"401","error":"Unauthorized","message":"jwt expired"}', { status: 401 }))
  await choose(photo)
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject([{ title: 'Error Uploading Photo', description: 'jwt expired' }]),
  )
})
