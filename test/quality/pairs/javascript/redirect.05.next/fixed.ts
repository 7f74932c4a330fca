import { redirect } from 'next/navigation';
export default async function Page({ searchParams }: { searchParams: { callbackUrl: string } }) {
  redirect(searchParams.callbackUrl ? '/home' : '/login');
}
