import { useLocation } from 'react-router-dom';
export function Back() {
  const location = useLocation();
  const next = new URLSearchParams(location.search).get('next')!;
  return <a href={'/app/' + encodeURIComponent(next)}>Continue</a>;
}
